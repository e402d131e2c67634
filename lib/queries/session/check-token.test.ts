import { expect, it, vi } from 'vitest';
import type { AgentErrorKind } from '@/lib/a2a/error';
import { rpc } from '@/lib/a2a/rpc';
import { checkToken } from './check-token';

vi.mock('@/lib/a2a/rpc', () => ({ rpc: vi.fn() }));

it.each<[AgentErrorKind, Awaited<ReturnType<typeof checkToken>>]>([
  ['task-not-found', 'taken'], ['sign-in', 'not-taken'], ['redirected', 'not-taken'], ['unreachable', 'unreachable'], ['broke-off', 'unreachable'], ['timeout', 'unreachable'], ['service-down', 'unreachable'],
])('an agent that answers "%s" leaves a token %s', async (kind, found) => {
  vi.mocked(rpc).mockResolvedValue({ ok: false, error: { kind } });
  expect(await checkToken('https://agent.example/rpc', 't')).toBe(found);
});
