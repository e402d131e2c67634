import { describe, expect, it } from 'vitest';
import { agentCard } from './card';
import { ask, send } from './testing/ask';

const MODES: Record<string, readonly string[]> = { text: ['text/plain', 'text/markdown'], data: ['application/json'], file: [] };

describe('the examples of the card', () => {
  const { skills } = agentCard();
  const examples = skills.flatMap((skill) => (skill.examples ?? []).map((example) => [skill.id, example, skill.outputModes ?? []] as const));

  it.each(examples)('%s finds "%s", in the modes it names', async (skillId, example, outputModes) => {
    const parts = await ask(skillId, example);
    for (const { kind } of parts) expect(outputModes.some((mode) => MODES[kind]?.includes(mode)), kind).toBe(true);
    expect(JSON.stringify(parts)).not.toMatch(/"error":"not_found"|"text":"(No mass readings found|No martyrology data found|Document not found)\.|"results":\[\]/);
  });

  it.each(skills.filter(({ inputModes }) => inputModes?.includes('application/json')))('$id takes data, as it says', async ({ id, examples: [query] = [] }) => {
    expect((await send(id, { kind: 'data', data: { query, id: query, date: query } })).result?.status.state).toBe('completed');
  });
});
