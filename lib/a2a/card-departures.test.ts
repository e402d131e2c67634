import { describe, expect, it } from 'vitest';
import { cardDepartures } from './card-departures';

const good = {
  protocolVersion: '0.3.0', name: 'Agent', description: 'Answers.', url: 'https://agent.example/rpc', version: '1', capabilities: { streaming: false },
  defaultInputModes: ['text/plain'], defaultOutputModes: ['application/json'],
  skills: [{ id: 'a', name: 'A', description: 'Does a.', tags: ['x'] }],
  securitySchemes: { user: { type: 'oauth2', flows: {} } }, security: [{ user: [] }],
};
const NEW = 'https://agent.example/.well-known/agent-card.json';
const OLD = 'https://agent.example/.well-known/agent.json';
const of = (card: unknown, more: Partial<Parameters<typeof cardDepartures>[1]> = {}) => cardDepartures(card, { servedAt: NEW, postedTo: 'https://agent.example/rpc', withToken: true, ...more });
const short = (card: unknown, more?: Parameters<typeof of>[1]) => of(card, more).map(({ rule, at, value }) => [rule, at, value].filter(Boolean).join(' '));

const cases: [string, object, string[]][] = [
  ['no name', { name: undefined }, ['missing name']],
  ['a name that is a number', { name: 7 }, ['type name string']],
  ['an empty description', { description: ' ' }, ['type description string']],
  ['no version of the protocol', { protocolVersion: undefined }, ['missing protocolVersion']],
  ['a version that is none', { protocolVersion: 'latest' }, ['version-form protocolVersion latest']],
  ['version 1.0 (O-26)', { protocolVersion: '1.0' }, ['version-newer protocolVersion 1.0']],
  ['version 0.4', { protocolVersion: '0.4.0' }, ['version-newer protocolVersion 0.4.0']],
  ['version 0.1', { protocolVersion: '0.1.0' }, ['version-older protocolVersion 0.1.0']],
  ['version 0.2 under the newer name, maybe under both', { protocolVersion: '0.2.6' }, []],
  ['an address without its host’s www', { url: 'https://www.agent.example/rpc' }, ['url-host url www.agent.example']],
  ['another port', { url: 'https://agent.example:8443/rpc' }, ['url-host url agent.example:8443']],
  ['another path', { url: 'https://agent.example/v2' }, ['url-path url /v2']],
  ['plain http', { url: 'http://agent.example/rpc' }, ['url-plain-http url http://agent.example/rpc']],
  ['an address that is none', { url: '/rpc' }, ['url-form url /rpc']],
  ['a script for an address', { url: 'javascript:alert(1)' }, ['url-form url javascript:alert(1)']],
  ['gRPC only', { preferredTransport: 'GRPC' }, ['transport-other preferredTransport GRPC']],
  ['gRPC first, ours beside it', { preferredTransport: 'GRPC', additionalInterfaces: [{ url: good.url, transport: 'GRPC' }, { url: good.url, transport: 'JSONRPC' }] }, []],
  ['a transport that nobody knows', { preferredTransport: 'json-rpc' }, ['transport-unknown preferredTransport json-rpc', 'transport-other preferredTransport json-rpc']],
  ['interfaces without members', { additionalInterfaces: [{ url: good.url }, 4] }, ['missing additionalInterfaces[0].transport', 'type additionalInterfaces[1] object', `interface-unlisted additionalInterfaces ${good.url}`]],
  ['an interface twice', { additionalInterfaces: [{ url: good.url, transport: 'JSONRPC' }, { url: good.url, transport: 'JSONRPC' }] }, [`interface-repeated additionalInterfaces[1] ${good.url}`]],
  ['interfaces that are no list', { additionalInterfaces: {} }, ['type additionalInterfaces array']],
  ['a provider by name only', { provider: { organization: 'O' } }, ['missing provider.url']],
  ['no capabilities', { capabilities: undefined }, ['missing capabilities']],
  ['capabilities as a list', { capabilities: ['streaming'] }, ['type capabilities object']],
  ['streaming in words', { capabilities: { streaming: 'no' } }, ['type capabilities.streaming boolean']],
  ['no modes', { defaultInputModes: [] }, ['empty defaultInputModes']],
  ['a mode that is no media type', { defaultOutputModes: ['text'] }, ['media-type defaultOutputModes[0] text']],
  ['skills that are no list', { skills: { a: 1 } }, ['type skills array']],
  ['a skill with nothing in it', { skills: [{}] }, ['missing skills[0].id', 'missing skills[0].name', 'missing skills[0].description', 'missing skills[0].tags']],
  ['tags in one text', { skills: [{ ...good.skills[0], tags: 'x, y' }] }, ['type skills[0].tags array of strings']],
  ['two skills of one id', { skills: [good.skills[0], good.skills[0]] }, ['skill-repeated skills[1].id a']],
  ['a skill that is a text', { skills: ['a'] }, ['type skills[0] object']],
  ['a scheme of no known type', { securitySchemes: { user: { type: 'magic' } } }, ['scheme-unknown securitySchemes.user.type magic']],
  ['a scheme named like a member of every object', { securitySchemes: { user: { type: 'constructor' } } }, ['scheme-unknown securitySchemes.user.type constructor']],
  ['a key without a place', { securitySchemes: { user: { type: 'apiKey', name: 'X' } } }, ['missing securitySchemes.user.in']],
  ['a need without a scheme', { security: [{ other: [] }] }, ['scheme-undeclared security[0] other']],
  ['a skill’s need without a scheme', { skills: [{ ...good.skills[0], security: [{ other: [] }] }] }, ['scheme-undeclared skills[0].security[0] other']],
  ['no word of the token', { securitySchemes: undefined, security: undefined }, ['token-undeclared securitySchemes']],
];

describe('what departs from the specification in a card', () => {
  it('is nothing in one that keeps to it', () => {
    expect(of(good)).toEqual([]);
    expect(short({ ...good, protocolVersion: '0.2.6' }, { servedAt: OLD })).toEqual([]);
  });

  it.each(cases)('%s', (_name, change, expected) => expect(short({ ...good, ...change })).toEqual(expected));

  it('is the old path for version 0.3 (O-04)', () => expect(short(good, { servedAt: OLD })).toEqual(['path-old protocolVersion 0.3.0']));

  it('is no missing scheme where no token is sent', () => expect(short({ ...good, securitySchemes: undefined, security: undefined }, { withToken: false })).toEqual([]));

  it.each([null, 7, 'card', [], [good]])('is the whole of %j', (card) => expect(short(card)).toEqual(['type object']));

  it.each<[string, unknown]>([['methods that are none', { toString: 1, valueOf: 1 }], ['null', null], ['a list', [[]]], ['a number', 7], ['members of every object', JSON.parse('{"__proto__":1,"constructor":{}}')]])(
    'is said, never thrown, of every member that holds %s', (_name, odd) => {
      for (const name of Object.keys({ ...good, preferredTransport: 1, additionalInterfaces: 1, provider: 1 })) {
        for (const value of [odd, [odd], { a: odd }, [{ ...good.skills[0], tags: odd, security: odd }]]) expect(() => of({ ...good, [name]: value })).not.toThrow();
      }
      expect(short({ ...good, defaultInputModes: [odd] })).toEqual([expect.stringContaining('media-type defaultInputModes[0] ')]);
    },
  );

  it('stays a short list, in short words, however bad the card', () => {
    const bad = { ...good, url: `x${'y'.repeat(100_000)}`, skills: Array.from({ length: 5_000 }, () => ({})) };
    expect(of(bad)).toHaveLength(100);
    expect(JSON.stringify(of(bad)).length).toBeLessThan(20_000);
  });

  it('is what is known of the live agent’s card', () => {
    const live = { ...good, protocolVersion: '0.2.6', url: 'https://agent.example/api/v1/a2a', skills: [] };
    expect(short(live, { servedAt: 'https://www.agent.example/.well-known/agent.json', postedTo: 'https://www.agent.example/api/v1/a2a' })).toEqual(['url-host url agent.example']);
  });
});
