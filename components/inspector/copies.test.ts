import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { asCurl } from './as-curl';
import { asFetch } from './as-fetch';
import { asJson } from './as-json';
import type { ShownExchange } from './inspector-means';

const questions = [
  'What is grace?', "It's Peter's", 'He said "no"', 'two\nlines\r\nand a tab\t', 'Terézia, 德兰, ġurament, 🙏, \u2028', '$HOME `id` $(id) \\ \\\\ !!', "'; rm -rf ~; echo '",
  '@/etc/passwd', '-X DELETE', '${process.env.TOKEN} $TOKEN', '</script>', '%s {a,b} *', '', '\u0000\u0007\u001b', '{"__proto__":{"a":1}}',
];

function exchangeOf(question: string, text?: string): ShownExchange {
  const body = text ?? JSON.stringify({ jsonrpc: '2.0', id: '1', method: 'message/send', params: { message: { parts: [{ kind: 'text', text: question }], metadata: { skillId: 'catholic_qa' } } } });
  return {
    method: 'message/send', url: "https://agent.example/rpc?…it's",
    requestHeaders: { 'content-type': 'application/json', authorization: 'Bearer $TOKEN', 'x-odd': 'a "b" `c` \\ $d \'e\'' },
    requestBody: { text: body, bytes: body.length, cut: false },
    status: 200, statusText: 'OK', replyHeaders: { 'content-type': 'application/json' }, replyBody: { text: '{"result":{}}', bytes: 13, cut: false },
    elapsedMs: 7, startedAt: '2026-11-30T10:00:00.000Z',
  };
}

/** What a shell makes of a command: the arguments that curl would get. */
function argumentsOf(command: string, token: string): string[] {
  const print = `curl() { for each in "$@"; do printf '%s\\0' "$each"; done; }\n`;
  const { stdout, status } = spawnSync('sh', ['-c', print + command], { env: { ...process.env, TOKEN: token }, encoding: 'utf8' });
  expect(status).toBe(0);
  return stdout.split('\0').slice(0, -1);
}

describe('a copied curl command', () => {
  it.each(questions)('gives a shell the very request: %j', (question) => {
    const exchange = exchangeOf(question);
    expect(argumentsOf(asCurl(exchange), 's3cret "x" $y')).toEqual([
      '-X', 'POST', exchange.url, '-H', 'content-type: application/json', '-H', 'authorization: Bearer s3cret "x" $y', '-H', `x-odd: ${exchange.requestHeaders['x-odd']}`,
      '--data-raw', exchange.requestBody.text,
    ]);
  });
});

/** Runs a piece of a module with a `fetch` of ours. */
async function sentBy(code: string): Promise<[string, RequestInit]> {
  const sent: [string, RequestInit][] = [];
  const AsyncFunction = (async () => undefined).constructor as new (...names: string[]) => (...given: unknown[]) => Promise<void>;
  const fetch = async (url: string, init: RequestInit) => {
    sent.push([url, init]);
    return new Response('{}');
  };
  await new AsyncFunction('fetch', 'process', 'console', code)(fetch, { env: { TOKEN: 's3cret `${x}`' } }, { log: () => undefined });
  expect(sent).toHaveLength(1);
  return sent[0] as [string, RequestInit];
}

describe('a copied piece of JavaScript', () => {
  it.each([...questions.map((question) => exchangeOf(question)), exchangeOf('', 'no JSON `at` ${all}'), exchangeOf('', '{"__proto__":{"a":1},"b":2}')])(
    'is valid and sends the very request: %#', async (exchange) => {
      const [url, init] = await sentBy(asFetch(exchange));
      expect(url).toBe(exchange.url);
      expect(init.method).toBe('POST');
      expect(init.headers).toEqual({ ...exchange.requestHeaders, authorization: 'Bearer s3cret `${x}`' });
      expect(init.body).toBe(exchange.requestBody.text);
    },
  );
});

describe('a copied exchange', () => {
  it('is JSON, with JSON bodies as JSON and others as text', () => {
    const page = { ...exchangeOf('x'), status: 502, replyBody: { text: '<html>', bytes: 6, cut: false } };
    expect(JSON.parse(asJson(page))).toMatchObject({ request: { method: 'POST', headers: { authorization: 'Bearer $TOKEN' }, body: { jsonrpc: '2.0' } }, reply: { status: 502, body: '<html>' } });
  });

  it('says what was cut, and that nothing came back', () => {
    const cut = { ...exchangeOf('x'), replyBody: { text: '{"resu', bytes: 90_000, cut: true } };
    expect(JSON.parse(asJson(cut)).reply.body).toEqual({ cut: true, bytes: 90_000, text: '{"resu' });
    const none = { ...exchangeOf('x'), status: undefined, failure: { kind: 'unreachable', detail: 'connect ECONNREFUSED' } };
    expect(JSON.parse(asJson(none))).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(JSON.parse(asJson(none)).reply).toBeUndefined();
  });
});
