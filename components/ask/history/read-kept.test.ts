import { describe, expect, it } from 'vitest';
import { readHistoryFile } from './history-file';
import { keepableTurn } from './keepable-turn';
import { readKeptConversation, readKeptTurn } from './read-kept';

const ticket = '00000000-0000-4000-8000-000000000001';
const answer = { text: 'Text', citations: [{ document_title: 'T', document_index: 0 }], relatedQuestions: ['More?'], agent: { kind: 'other', name: 'A' }, readAt: '2026-01-01T00:00:00.000Z', elapsedMs: 5, taskId: 't' };
const turn = { ticket, question: 'What?', askedAt: '2026-01-01T00:00:00.000Z', locale: 'de', answer };

describe('a kept turn', () => {
  it('is read as it was kept', () => {
    expect(readKeptTurn(turn)).toEqual(turn);
    const waiting = { ticket, question: 'What?', askedAt: turn.askedAt };
    expect(readKeptTurn(waiting)).toEqual(waiting);
    expect(readKeptTurn(JSON.parse(JSON.stringify(turn)))).toEqual(turn);
  });

  it('holds no more than is drawn', () => {
    const more = { ...turn, html: '<b>', answer: { ...answer, citations: [{ document_title: 'T', document_index: 0, token: 'x', source_url: 7 }] } };
    expect(readKeptTurn(more)).toEqual(turn);
  });

  it.each([
    null, 7, 'text', [], {},
    { ...turn, ticket: '../x' }, { ...turn, question: '' }, { ...turn, question: {} }, { ...turn, askedAt: 'yesterday' },
    { ...turn, answer: 3 }, { ...turn, answer: { ...answer, text: undefined } }, { ...turn, answer: { ...answer, agent: { kind: 'me', name: 'A' } } },
    { ...turn, answer: { ...answer, readAt: {} } }, { ...turn, question: 'x'.repeat(1_000_001) },
  ])('is nothing when it is damaged: %#', (damaged) => {
    expect(readKeptTurn(damaged)).toBeUndefined();
  });

  it('leaves out the parts that are damaged', () => {
    const read = readKeptTurn({ ...turn, locale: 'xx', answer: { ...answer, citations: [null, 3, { document_title: 7, document_index: 1.5 }], relatedQuestions: [1, 'b'], elapsedMs: -1, taskId: {} } });
    expect(read?.answer).toMatchObject({ citations: [{}], relatedQuestions: ['b'], elapsedMs: 0 });
    expect(read?.locale).toBeUndefined();
  });
});

describe('a kept conversation', () => {
  it.each([null, {}, { id: ticket }, { id: ticket, title: ' ', changedAt: '2026-01-01' }, { id: 'x', title: 'T', changedAt: '2026-01-01' }])('is nothing when it is damaged: %#', (damaged) => {
    expect(readKeptConversation(damaged)).toBeUndefined();
  });
});

describe('a file', () => {
  const conversation = { id: ticket, title: 'What?', isNamed: false, startedAt: turn.askedAt, changedAt: turn.askedAt, turns: 1 };
  const file = (conversations: unknown, format = 'magisterium-explorer-history', version: unknown = 1) => JSON.stringify({ format, version, conversations });

  it('gives what is whole in it', () => {
    expect(readHistoryFile(file([{ ...conversation, asked: [turn, null] }, null, 3, { ...conversation, asked: [] }]))).toEqual([{ conversation, turns: [turn] }]);
  });

  it.each(['', 'null', '3', '[]', file({}), file([], 'other'), file([], undefined, 2)])('is none when it is another: %#', (text) => {
    expect(readHistoryFile(text)).toBeUndefined();
  });
});

describe('a turn that is kept', () => {
  const common = { ticket, question: 'What?', startedAt: turn.askedAt, elapsedMs: 0, locale: 'de' as const };

  it('has its answer, or none while it is waited for', () => {
    const provenance = { agent: { kind: 'other' as const, name: 'A' }, readAt: answer.readAt, elapsedMs: 5, taskId: 't', cache: 'none' as const };
    const kept = keepableTurn({ ...common, outcome: { kind: 'found', value: { text: 'Text', citations: answer.citations, relatedQuestions: ['More?'] }, provenance, files: [] } });
    expect(readKeptTurn(kept)).toEqual(turn);
    expect(keepableTurn(common)).toEqual({ ticket, question: 'What?', locale: 'de', askedAt: turn.askedAt });
  });

  it('has the names in its answer and its files, large ones by name alone', () => {
    const provenance = { agent: { kind: 'other' as const, name: 'A' }, readAt: answer.readAt, elapsedMs: 5, taskId: 't', cache: 'none' as const };
    const names = [{ words: 'Leo XIII', href: '/popes/leo-xiii' }];
    const files = [{ name: 'small', bytes: 'QUJD' }, { name: 'large', bytes: 'QUJD'.repeat(200_000) }, { name: 'far', uri: 'https://example.org/far' }];
    const kept = keepableTurn({ ...common, names, outcome: { kind: 'found', value: { text: 'Text', citations: [], relatedQuestions: [] }, provenance, files } });
    expect(readKeptTurn(kept)?.answer).toMatchObject({ names, files: [files[0], { name: 'large' }, files[2]] });
    expect(JSON.stringify(kept).length).toBeLessThan(2_000);
  });

  it('is none when no answer came', () => {
    expect(keepableTurn({ ...common, outcome: { kind: 'failed', reason: 'timeout' } })).toBeUndefined();
  });
});
