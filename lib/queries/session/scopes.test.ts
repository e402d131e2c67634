import { describe, expect, it } from 'vitest';
import { promptFor, scopesFor } from './scopes';

const at = (scopes_supported?: string[], resourceScopes?: string[]) => scopesFor({ metadata: { issuer: 'https://id.example', scopes_supported }, resourceScopes });

describe('the scopes that are asked for', () => {
  it.each<[string, string[] | undefined, string[] | undefined, string | undefined]>([
    ['none where none is listed', undefined, undefined, undefined],
    ['none of a person’s own data', ['openid', 'profile', 'email', 'phone'], undefined, undefined],
    ['what is listed, without a person’s data', ['openid', 'email', 'a2a'], undefined, 'a2a'],
    ['offline access where it is listed', ['openid', 'a2a', 'offline_access'], undefined, 'a2a offline_access'],
    ['offline access alone', ['openid', 'offline_access'], undefined, 'offline_access'],
    ['what the agent itself asks for', ['a2a', 'admin', 'offline_access'], ['a2a'], 'a2a offline_access'],
    ['no offline access that only the agent lists', ['a2a'], ['a2a', 'offline_access'], 'a2a'],
    ['each once', ['a2a', 'a2a'], undefined, 'a2a'],
  ])('are %s', (_what, supported, ofResource, scope) => expect(at(supported, ofResource)).toBe(scope));

  it('are asked of the person where they go on while the person is away', () => {
    expect(promptFor('a2a offline_access')).toBe('consent');
    expect(promptFor('a2a')).toBeUndefined();
    expect(promptFor(undefined)).toBeUndefined();
  });
});
