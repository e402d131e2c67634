import { describe, expect, it } from 'vitest';
import { agentCard } from './card';
import { ask } from './testing/ask';

describe('the examples of the card', () => {
  const examples = agentCard().skills.flatMap((skill) => (skill.examples ?? []).map((example) => [skill.id, example] as const));

  it.each(examples)('%s finds "%s"', async (skillId, example) => {
    const parts = await ask(skillId, example);
    expect(JSON.stringify(parts)).not.toMatch(/"error":"not_found"|"text":"(No mass readings found|No martyrology data found|Document not found)\.|"results":\[\]/);
  });
});
