import { describe, expect, it } from 'vitest';
import { handleRequest } from '../server';
import { ask, dataOf, profile, send, textsOf, type Data } from '../testing/ask';

describe('the library', () => {
  it('finds a document and gives what it holds', async () => {
    const { results } = await profile('document_search', 'Lumen Gentium');
    const [first] = results as Data[];
    expect(first).toMatchObject({ id: 'lumen-gentium', title: 'Lumen Gentium', url: expect.stringMatching(/^https?:\/\/[^/]+\/documents\/lumen-gentium$/) });
    const parts = await ask('document_fetch', { id: 'lumen-gentium' });
    expect(parts.map(({ kind }) => kind)).toEqual(['text', 'data']);
    expect(dataOf(parts)[0]).toMatchObject({ id: 'lumen-gentium', title: expect.any(String), author: expect.any(String), ref: expect.any(String) });
    expect(await ask('document_fetch', 'lumen-gentium')).toEqual(parts);
  });

  it('gives a chapter of Scripture in full', async () => {
    const [text] = textsOf(await ask('document_fetch', 'john-3'));
    expect(text?.length).toBeGreaterThan(3_000);
  });

  it('has empty results for what nobody wrote', async () => {
    expect(await profile('document_search', 'xyzzyplugh')).toEqual({ results: [] });
  });

  it.each(['999999999', 'ccc-3000', 'john-99', '../documents', '__proto__'])('says that there is no %s', async (id) => {
    expect(await ask('document_fetch', { id })).toEqual([{ kind: 'text', text: 'Document not found.' }]);
  });

  it('answers a question with passages and their sources', async () => {
    const parts = await ask('catholic_qa', 'Why do Catholics baptize infants?');
    expect(parts[0]).toMatchObject({ kind: 'text', text: expect.stringContaining('[^1]') });
    expect(dataOf(parts)).toEqual([{ citations: expect.arrayContaining([expect.objectContaining({ document_index: 0 })]) }, { related_questions: expect.any(Array) }]);
  });

  it('is asked when no skill is named', async () => {
    const { result } = await send(undefined, { kind: 'text', text: 'What is purgatory?' });
    expect(result.artifacts[0].name).toBe('catholic_qa_response');
  });

  it('answers nothing when it has no source', async () => {
    const parts = await ask('catholic_qa', 'best pizza recipe with pineapple');
    expect(textsOf(parts)).toHaveLength(1);
    expect(dataOf(parts).some((data) => 'citations' in data)).toBe(false);
  });

  it('answers each turn by itself: a follow-up in the same context needs its own subject', async () => {
    const contextId = 'one-conversation';
    const turn = async (text: string) => {
      const message = { kind: 'message', role: 'user', messageId: crypto.randomUUID(), contextId, parts: [{ kind: 'text', text }], metadata: { skillId: 'catholic_qa' } };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'message/send', params: { message } });
      const response = await handleRequest(new Request('https://agent.example/', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }));
      return (await response.json()).result;
    };
    expect((await turn('Why do Catholics baptize infants?')).artifacts[0].parts[0].text).toContain('**Infant baptism**');
    for (const text of ['and for children?', 'why?']) {
      const { contextId: kept, artifacts } = await turn(text);
      expect(kept).toBe(contextId);
      expect(artifacts[0].parts[0].text).toMatch(/^No source about this was found/);
      expect(dataOf(artifacts[0].parts).some((data) => 'citations' in data)).toBe(false);
    }
  });
});
