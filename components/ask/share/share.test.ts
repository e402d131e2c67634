import { describe, expect, it } from 'vitest';
import { hardTurns } from '../export/testing-turns';
import { isPacked, pack, unpack } from './pack';
import { LONGEST_LINK, shareLink } from './share-link';
import { readShared } from './shared-conversation';

const PAGE = 'https://site.example/ask/shared';
const MADE = '2026-11-30T12:00:00.000Z';
const packed = () => pack({ madeAt: MADE, turns: hardTurns });
const noise = (length: number) => Array.from({ length }, (_, index) => String.fromCharCode(0x4e00 + ((index * 7_919 + (index >> 3) * 104_729) % 20_000))).join('');

describe('a shared link', () => {
  it('holds questions, answers, sources, who answered and when, and nothing else', async () => {
    const turns = hardTurns.map((turn) => ({ ...turn, ticket: 'SECRET', sources: turn.sources.map((source) => ({ ...source, citations: source.citations.map((citation) => ({ ...citation, token: 'SECRET' })) })) }));
    const link = await shareLink(turns, PAGE, MADE);
    if (link.kind !== 'link') throw new Error(link.kind);
    expect(link.url).toMatch(/^https:\/\/site\.example\/ask\/shared#1\.[\w-]+$/);
    const value = await unpack(new URL(link.url).hash);
    expect(readShared(value)).toEqual({ madeAt: MADE, turns: hardTurns });
    expect(JSON.stringify(value)).not.toContain('SECRET');
  });

  it('holds what an answer has beside its text: names that lead to our pages, questions, the addresses of files and not their bytes', async () => {
    const extras = { related: ['More?'], names: [{ words: 'Leo XIII', href: '/popes/leo-xiii' }], files: [{ name: 'a', uri: 'https://example.org/a' }, { name: 'b' }] };
    const given = { ...hardTurns[0], ...extras, names: [...extras.names, { words: 'Pius X', href: '//evil.example' }], files: [extras.files[0], { name: 'b', bytes: 'QUJD' }] };
    expect(readShared({ madeAt: MADE, turns: [given] })?.turns).toEqual([{ ...hardTurns[0], ...extras }]);
  });

  it('leaves the quoted passages out when they are too long, and says how long the rest is when that is', async () => {
    const long = (field: 'cited_text' | 'body') => hardTurns.slice(1).map((turn) => ({
      ...turn, ...(field === 'body' ? { body: noise(60_000) } : { sources: Array.from({ length: 4 }, (_, index) => ({ number: index + 1, citations: [{ document_title: 'T', cited_text: noise(15_000 + index) }] })) }),
    }));
    const bare = await shareLink(long('cited_text'), PAGE, MADE);
    expect(bare).toMatchObject({ kind: 'link', quotes: false });
    const tooLong = await shareLink(long('body'), PAGE, MADE);
    expect(tooLong.kind === 'too-long' && tooLong.length > LONGEST_LINK).toBe(true);
  });

  it('is made without quoted passages also where one of them is longer than any that is read', async () => {
    const turns = hardTurns.map((turn) => ({ ...turn, sources: [{ number: 1, citations: [{ document_title: 'T', cited_text: 'word '.repeat(5_000) }] }] }));
    const link = await shareLink(turns, PAGE, MADE);
    expect(link).toMatchObject({ kind: 'link', quotes: false });
    expect(readShared(await unpack(link.kind === 'link' ? new URL(link.url).hash : ''))?.turns[0]?.sources[0]?.citations[0]).toEqual({ document_title: 'T' });
  });

  it.each([
    ['a text that is too long', hardTurns.map((turn) => ({ ...turn, body: 'x'.repeat(500_000) }))],
    ['too many turns', Array.from({ length: 61 }, () => hardTurns.slice(1)).flat()],
    ['a name that is too long', hardTurns.map((turn) => ({ ...turn, agent: { name: 'x'.repeat(300), builtIn: false } }))],
  ])('that holds %s has a reason of its own', async (_name, turns) => {
    expect(await shareLink(turns, PAGE, MADE)).toEqual({ kind: 'too-much' });
  });

  it('is told from a place on the page', async () => {
    for (const place of ['', '#', '#main', '#turn-1-s1', '#passage']) expect(isPacked(place)).toBe(false);
    expect(isPacked(`#${await packed()}`)).toBe(true);
    expect(isPacked('#2.x')).toBe(true);
  });

});

describe('a link that is not as it was made', () => {
  it('is not read when it is cut off, changed, empty, of another kind or packed to fill the memory', async () => {
    const whole = await packed();
    expect(await unpack(`#${whole}`)).toBeDefined();
    for (const given of ['', '#', '#turn-1', whole.slice(2), `2.${whole.slice(2)}`, whole.slice(0, -20), `${whole.slice(0, 40)}AAAA${whole.slice(44)}`, '1.%%%']) expect(readShared(await unpack(given)), given.slice(0, 20)).toBeUndefined();
    const bomb = new Blob(['[', ' '.repeat(40_000_000), ']']).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(bomb).arrayBuffer());
    expect(await unpack(`1.${bytes.toString('base64url')}`)).toBeUndefined();
  });

  it.each([
    ['no object', null], ['a list', []], ['no turns', { madeAt: MADE, turns: [] }], ['no time', { turns: hardTurns }], ['a time that is none', { madeAt: '2026-99-99T99:99:99Z', turns: hardTurns }],
    ['a number for a text', { madeAt: MADE, turns: [{ ...hardTurns[0], body: 5 }] }], ['an object for a text', { madeAt: MADE, turns: [{ ...hardTurns[0], question: { toString: 1 } }] }],
    ['a source number without end', { madeAt: MADE, turns: [{ ...hardTurns[0], sources: [{ number: 1e9, citations: [] }] }] }],
    ['too many turns', { madeAt: MADE, turns: Array.from({ length: 61 }, () => hardTurns[0]) }],
  ])('is not believed when it holds %s', (_name, value) => {
    expect(readShared(value)).toBeUndefined();
  });
});
