import { afterEach, describe, expect, it, vi } from 'vitest';
import project from '@/package.json';
import { SKILLS } from '@/lib/skills/index';

async function freshCard(environment: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return (await import('./card')).agentCard();
}

afterEach(() => vi.unstubAllEnvs());

describe('the agent card', () => {
  it('says where and how the agent is reached', async () => {
    const card = await freshCard({ SITE_URL: 'https://explorer.example/', A2A_AGENT_TOKEN: '' });
    expect(card).toMatchObject({
      protocolVersion: '0.3.0',
      url: 'https://explorer.example/api/a2a',
      preferredTransport: 'JSONRPC',
      version: project.version,
      capabilities: { streaming: false, pushNotifications: false, stateTransitionHistory: false },
    });
    expect(card.securitySchemes).toBeUndefined();
    expect(card.security).toBeUndefined();
  });

  it('lists the ten skills, each with what a client needs', async () => {
    const { skills } = await freshCard({});
    expect(skills.map(({ id }) => id)).toEqual(SKILLS.map(({ id }) => id));
    for (const skill of skills) {
      for (const list of [skill.tags, skill.examples, skill.inputModes, skill.outputModes]) expect(list?.length).toBeGreaterThan(0);
      for (const words of [skill.name, skill.description]) expect(words).toMatch(/./);
    }
  });

  it('names a bearer scheme only while a token is asked for, and never the token', async () => {
    const card = await freshCard({ A2A_AGENT_TOKEN: 'swordfish' });
    expect(card.securitySchemes).toEqual({ bearer: { type: 'http', scheme: 'bearer' } });
    expect(card.security).toEqual([{ bearer: [] }]);
    expect(JSON.stringify(card)).not.toContain('swordfish');
  });
});
