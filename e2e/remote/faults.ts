import { gzipSync } from 'node:zlib';
import type { ScriptedReply } from '../scripted';

/** The title of the screen that a fault gives; `answer` where the reader need not notice. */
type Screen = 'answer' | RegExp;

const task = (fields: object) => ({ jsonrpc: '2.0', id: '$id', result: { kind: 'task', id: 't', contextId: 'c', ...fields } });
const error = (code: number, message: string, data?: unknown) => ({ body: { jsonrpc: '2.0', id: '$id', error: { code, message, ...(data === undefined ? {} : { data }) } } });
const profile = { saint_id: 'x', primary_name: 'Odd but Answered' };
const artifacts = [{ artifactId: 'a', name: 'saint_profile', parts: [{ kind: 'data', data: profile }] }];
const good = task({ status: { state: 'completed' }, artifacts });
const text = JSON.stringify(good);
const json = { 'content-type': 'application/json' };
const failed = (words: string) => ({ body: task({ status: { state: 'failed', message: { kind: 'message', role: 'agent', messageId: 'm', parts: [{ kind: 'text', text: words }] } } }) });
const HTML = '<html><head><title>502</title></head><body><h1>Bad Gateway</h1><script>alert(1)</script></body></html>';

const DOWN = /service is down/;
const BROKEN = /answer broke off/;
const UNREADABLE = /cannot be read/;
const EMPTY = /answer was empty/;
const FAULT = /reports a fault/;
const UNFINISHED = /could not finish/;
const SITE_TOKEN = /does not take this site’s token/;
const PLAN = /paid plan is needed/;
const FORBIDDEN = /Not allowed/;
const MOVED = /address of the agent has moved/;
const VERSION = /another version/;
const TOO_LARGE = /answer is too large/;
const PARAMS = /was not understood/;
/** Nothing that is answered is nested like this; whoever walks down calling itself overflows. */
const DEEP = '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000);

/** What an agent, or something on the way to it, may do wrong, and the screen it must give (O-11, O-18, O-60). Rates are in e2e/budget: they would stop the others. */
export const FAULTS: [string, ScriptedReply, Screen][] = [
  ['a connection that is cut before an answer', { cut: 'before', body: '' }, BROKEN],
  ['a connection that is cut in the middle of an answer', { cut: 'middle', body: text, headers: json }, BROKEN],
  ['an answer that comes in drips', { dripMs: 60, body: text, headers: json }, 'answer'],
  ['a gateway page with status 502', { status: 502, body: HTML }, DOWN],
  ['a gateway page with status 200', { body: HTML }, UNREADABLE],
  ['status 503 without a body', { status: 503, body: '' }, DOWN],
  ['status 504', { status: 504, body: 'gateway timeout' }, DOWN],
  ['status 500 with plain words', { status: 500, body: 'stack at foo.js:1' }, DOWN],
  ['status 400 with plain words', { status: 400, body: 'bad' }, UNREADABLE],
  ['status 404', { status: 404, body: HTML }, UNREADABLE],
  ['status 410', { status: 410, body: { message: 'gone' } }, UNREADABLE],
  ['status 401', { status: 401, body: { message: 'no' } }, SITE_TOKEN],
  ['status 401 that claims another realm', { status: 401, headers: { 'www-authenticate': 'Bearer realm="elsewhere"' }, body: '' }, SITE_TOKEN],
  ['status 402', { status: 402, body: '' }, PLAN],
  ['status 403', { status: 403, body: { message: 'no' } }, FORBIDDEN],
  ['status 413', { status: 413, body: '' }, TOO_LARGE],
  ['a redirect to another host', { status: 307, headers: { location: 'http://127.0.0.2:9/' }, body: '' }, MOVED],
  ['a redirect to itself', { status: 301, headers: { location: '/rpc' }, body: '' }, MOVED],
  ['an empty body', { body: '' }, EMPTY],
  ['white space alone', { headers: json, body: '  \n ' }, EMPTY],
  ['null', { headers: json, body: 'null' }, UNREADABLE],
  ['a number', { headers: json, body: '42' }, UNREADABLE],
  ['an empty object', { headers: json, body: '{}' }, UNREADABLE],
  ['a batch', { headers: json, body: `[${text}]` }, UNREADABLE],
  ['JSON that is cut short', { headers: json, body: text.slice(0, -30) }, UNREADABLE],
  ['JSON after a byte order mark', { headers: json, body: `\uFEFF${text}` }, 'answer'],
  ['JSON as plain text', { headers: { 'content-type': 'text/plain' }, body: text }, 'answer'],
  ['an answer with status 201', { status: 201, body: good }, 'answer'],
  ['five megabytes', { body: task({ status: { state: 'completed' }, artifacts, metadata: { padding: 'x'.repeat(5_000_000) } }) }, 'answer'],
  ['nine megabytes', { headers: json, body: `{"padding":"${'x'.repeat(9_000_000)}"}` }, TOO_LARGE],
  ['a body that is not as packed as it says', { headers: { ...json, 'content-encoding': 'gzip' }, body: text }, UNREADABLE],
  ['a small body that unpacks to a hundred megabytes', { headers: { ...json, 'content-encoding': 'gzip' }, base64: gzipSync(Buffer.alloc(100_000_000, 120)).toString('base64'), body: '' }, TOO_LARGE],
  ['PLAN_REQUIRED', error(-32005, 'PLAN_REQUIRED'), PLAN],
  ['-32005 that speaks of content types', error(-32005, 'Content type not supported'), PARAMS],
  ['PLAN_REQUIRED as data of another code', error(-32000, 'refused', { code: 'PLAN_REQUIRED' }), PLAN],
  ['an expired token as an error', error(-32000, 'token expired'), SITE_TOKEN],
  ['invalid params with what was wrong', error(-32602, 'Invalid params', { field: 'start_year', reason: 'after end_year' }), PARAMS],
  ['an agent that knows only the methods of a newer version (O-26)', error(-32601, 'Method not found'), VERSION],
  ['a parse error', error(-32700, 'Parse error'), FAULT],
  ['an internal error', error(-32603, 'stack at foo.js:1'), FAULT],
  ['a skill that it does not know', error(-32004, 'Unknown skill: saint_lookup'), /does not know this skill/],
  ['an error of its own', error(-32042, 'Moon phase'), FAULT],
  ['an error without code and words', { body: { jsonrpc: '2.0', id: '$id', error: {} } }, FAULT],
  ['markup in the words of an error', error(-32603, '<img src=x onerror=alert(1)><h1>x</h1>'), FAULT],
  ['two megabytes in the data of an error', error(-32603, 'long', 'y'.repeat(2_000_000)), FAULT],
  ['a failed task', failed('It broke.'), UNFINISHED],
  ['a rejected task', { body: task({ status: { state: 'rejected' } }) }, UNFINISHED],
  ['a canceled task', { body: task({ status: { state: 'canceled' } }) }, UNFINISHED],
  ['a task that asks back', { body: task({ status: { state: 'input-required', message: { kind: 'message', role: 'agent', messageId: 'm', parts: [{ kind: 'text', text: 'Which century?' }] } } }) }, /asks back[\s\S]*Which century\?/],
  ['a task that wants a sign-in', { body: task({ status: { state: 'auth-required' } }) }, SITE_TOKEN],
  ['a task without artifacts', { body: task({ status: { state: 'completed' } }) }, EMPTY],
  ['an artifact with null parts', { body: task({ status: { state: 'completed' }, artifacts: [{ name: 'saint_profile', parts: null }] }) }, EMPTY],
  ['the wrong artifact', { body: task({ status: { state: 'completed' }, artifacts: [{ name: 'x', parts: [{ kind: 'data', data: { a: 1 } }] }] }) }, UNREADABLE],
  ['a profile of another skill', { body: task({ status: { state: 'completed' }, artifacts: [{ name: 'pope_profile', parts: [{ kind: 'data', data: { pope_id: 'x', primary_name: 'Wrong Pope' } }] }] }) }, UNREADABLE],
  ['a profile of another skill under the right name', { body: task({ status: { state: 'completed' }, artifacts: [{ name: 'saint_profile', parts: [{ kind: 'data', data: { pope_id: 'x', primary_name: 'Wrong Pope' } }] }] }) }, UNREADABLE],
  ['a profile in an artifact without a name', { body: task({ status: { state: 'completed' }, artifacts: [{ parts: artifacts[0]?.parts }] }) }, 'answer'],
  ['a profile in an artifact of another name', { body: task({ status: { state: 'completed' }, artifacts: [{ name: 'result', parts: artifacts[0]?.parts }] }) }, 'answer'],
  ['a state of a newer version', { body: { jsonrpc: '2.0', id: '$id', result: { task: { id: 't', status: { state: 'TASK_STATE_COMPLETED' }, artifacts: [{ name: 'saint_profile', parts: [{ data: profile }] }] } } } }, 'answer'],
  ['a task at work that is known no longer when it is asked about', { body: task({ status: { state: 'working' } }) }, /task is no longer kept/],
  ['a task in a state that no version names', { body: task({ status: { state: 'paused' }, artifacts }) }, 'answer'],
  ['a task that is a list', { body: { jsonrpc: '2.0', id: '$id', result: { task: [] } } }, EMPTY],
  ['a message that is a list', { body: { jsonrpc: '2.0', id: '$id', result: { message: [] } } }, EMPTY],
  ['a profile nested without end', { headers: json, body: text.replace('"saint_id":"x"', `"odd":${DEEP}`) }, UNREADABLE],
  ['an error nested without end', { headers: json, body: `{"jsonrpc":"2.0","id":"$id","error":{"code":-32602,"message":"Invalid params","data":${DEEP}}}` }, PARAMS],
  ['the reply to another request', { body: { ...good, id: 'not yours' } }, UNREADABLE],
  ['a number for an id', { body: { ...good, id: 7 } }, UNREADABLE],
  ['null for an id', { body: { ...good, id: null } }, 'answer'],
  ['no id at all', { body: { jsonrpc: '2.0', result: good.result } }, 'answer'],
  ['an error beside a result', { body: { ...good, error: null } }, 'answer'],
  ['a clock that is fifty years behind', { headers: { date: 'Thu, 01 Jan 1976 00:00:00 GMT' }, body: task({ status: { state: 'completed', timestamp: '1976-01-01T00:00:00Z' }, artifacts }) }, 'answer'],
  ['a clock that is ahead', { headers: { date: 'Fri, 01 Jan 2100 00:00:00 GMT' }, body: task({ status: { state: 'completed', timestamp: '2100-01-01T00:00:00Z' }, artifacts }) }, 'answer'],
  ['a time that is none', { body: task({ status: { state: 'completed', timestamp: 'yesterday' }, artifacts }) }, 'answer'],
];
