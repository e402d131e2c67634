import { describe, expect, it } from 'vitest';
import { parseEnv, plainHttpWarning } from './env';

describe('the addresses of the environment', () => {
  it.each(['https://user:CANARY-pw@agent.example/rpc', 'https://user@agent.example/rpc', 'http://:CANARY-pw@agent.example/', 'ftp://agent.example/', 'agent.example', 'javascript:alert(1)'])('%s is refused, and never repeated', (address) => {
    for (const name of ['A2A_URL', 'SITE_URL']) {
      expect(() => parseEnv({ [name]: address })).toThrow(new RegExp(`^The environment has unusable values: ${name} \\(\\w+\\)`));
      expect(() => parseEnv({ [name]: address })).not.toThrow(/CANARY|agent\.example/);
    }
  });

  it.each(['https://agent.example/rpc?x=1@2', 'http://localhost:9/rpc'])('%s is taken', (address) => expect(parseEnv({ A2A_URL: address }).A2A_URL).toBe(address));

  it.each<[Record<string, string>, boolean]>([
    [{ A2A_URL: 'http://agent.example/rpc', A2A_TOKEN: 'CANARY' }, true],
    [{ A2A_URL: 'http://10.0.0.7/rpc', A2A_OAUTH: 'on' }, true],
    [{ A2A_URL: 'http://agent.example/rpc' }, false],
    [{ A2A_URL: 'https://agent.example/rpc', A2A_TOKEN: 'CANARY' }, false],
    [{ A2A_URL: 'http://localhost:9/rpc', A2A_TOKEN: 'CANARY' }, false],
    [{ A2A_URL: 'http://[::1]:9/rpc', A2A_TOKEN: 'CANARY' }, false],
    [{}, false],
  ])('%j: that a token could be read on the way is said: %s', (given, isSaid) => {
    const warning = plainHttpWarning(parseEnv(given));
    expect(Boolean(warning)).toBe(isSaid);
    expect(warning ?? '').not.toContain('CANARY');
  });
});
