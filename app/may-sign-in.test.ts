import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maySignIn, mayUseOther } from './may-sign-in';

const reader: { session?: { expired?: boolean }; agent: string; oauth: 'on' | 'off'; remote?: string } = { agent: 'built-in', oauth: 'on' };
vi.mock('@/lib/env', () => ({ env: () => ({ A2A_OAUTH: reader.oauth }) }));
vi.mock('@/lib/queries/session/session', () => ({ readSession: async () => reader.session }));
vi.mock('@/lib/queries/calls/agent-of-reader', () => ({ currentAgent: async () => ({ kind: reader.agent }), remoteAgent: () => reader.remote && { name: reader.remote } }));

const [SIGNED_IN, LAPSED] = [{}, { expired: true }];

describe('another agent that may have what ours has not', () => {
  beforeEach(() => Object.assign(reader, { session: undefined, agent: 'built-in', oauth: 'on', remote: 'agent.example' }));
  afterEach(() => vi.restoreAllMocks());

  it.each<[string, Partial<typeof reader>, string | undefined, string | undefined]>([
    ['has not signed in', {}, 'agent.example', undefined],
    ['was signed in, and has ours', { session: LAPSED }, 'agent.example', undefined],
    ['is signed in and chose ours', { session: SIGNED_IN }, undefined, 'agent.example'],
    ['chose ours where the site has a token', { oauth: 'off' }, undefined, 'agent.example'],
    ['is answered by the other', { session: SIGNED_IN, agent: 'other' }, undefined, undefined],
    ['is answered by the other for the whole site', { oauth: 'off', agent: 'magisterium' }, undefined, undefined],
    ['has no other to choose', { oauth: 'off', remote: undefined }, undefined, undefined],
  ])('for a reader who %s: one way on, or none', async (_name, given, signIn, use) => {
    Object.assign(reader, given);
    expect([await maySignIn(), await mayUseOther()]).toEqual([signIn, use]);
  });
});
