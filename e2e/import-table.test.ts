import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

/** Each forbidden way of the import table, walked once: a rule that no longer fails is no rule. */
const FORBIDDEN: [string, string][] = [
  ['app/[locale]/saints/page.tsx', "import '@/lib/agent/server';"],
  ['app/[locale]/saints/[id]/page.tsx', "import '@/lib/a2a/client';"],
  ['app/api/a2a/route.ts', "import '@/lib/queries/saints';"],
  ['app/api/ask/[ticket]/route.ts', "import '@/lib/agent/server';"],
  ['app/api/queue/[id]/route.ts', "import '@/lib/agent/server';"],
  ['app/api/exchanges/[id]/route.ts', "import '@/lib/a2a/client';"],
  ['app/api/read/route.ts', "import '@/components/ui/button';"],
  ['proxy.ts', "import '@/lib/agent/server';"],
  ['components/trends/x.tsx', "import '@/lib/queries/statistics';"],
  ['components/trends/x.tsx', "import type { AgentError } from '@/lib/a2a/error';"],
  ['lib/trends/x.ts', "import '@/lib/queries/statistics';"],
  ['components/ui/x.tsx', "import '@/lib/skills/metrics';"],
  ['components/layout/x.tsx', "import '@/lib/env';"],
  ['lib/queries/saints.ts', "import '@/lib/agent/server';"],
  ['lib/queries/built-in.ts', "import '@/components/ui/button';"],
  ['lib/agent/server.ts', "import '@/lib/queries/saints';"],
  ['lib/skills/skill.ts', "import '@/lib/a2a/error';"],
  ['lib/a2a/client.ts', "import '@/lib/skills/skill';"],
  ['lib/liturgy/calendar.ts', "import '@/lib/agent/server';"],
  ['lib/format.ts', "import '@/lib/liturgy/plain-date';"],
];

const ALLOWED: [string, string][] = [
  ['lib/queries/connection.ts', "import '@/lib/agent/server';"],
  ['lib/agent/server.ts', "import '@/lib/liturgy/plain-date';"],
  ['components/calendar/x.tsx', "import type { LiturgicalDay } from '@/lib/liturgy/day';"],
  ['app/[locale]/saints/page.tsx', "import '@/lib/queries/saints';"],
];

const eslint = new ESLint({ cwd: process.cwd() });

async function refused(filePath: string, code: string): Promise<boolean> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return Boolean(result?.messages.some(({ ruleId }) => ruleId === 'import/no-restricted-paths'));
}

describe('who may not import whom', () => {
  it.each(FORBIDDEN)('%s may not: %s', async (file, code) => expect(await refused(file, code)).toBe(true));
  it.each(ALLOWED)('%s may: %s', async (file, code) => expect(await refused(file, code)).toBe(false));
});
