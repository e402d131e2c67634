import { describe, expect, it } from 'vitest';
import { agentCard } from './card';
import { sendMessageWith } from './testing/post';

const answerTo = async (skillId: string, ...parts: object[]) => (await sendMessageWith({ parts, metadata: { skillId } })).body.result.artifacts[0].parts;
const text = (words: string) => ({ kind: 'text', text: words });
const data = (fields: object) => ({ kind: 'data', data: fields });

describe('a message with text and data', () => {
  it('is read by its data where they say what is asked, in whatever order', async () => {
    for (const parts of [[text('Jerome'), data({ query: 'Ambrose' })], [data({ query: 'Ambrose' }), text('Jerome')]]) expect((await answerTo('saint_lookup', ...parts))[0].data.saint_id).toBe('ambrose-of-milan');
    expect((await answerTo('saint_lookup', data({ query: 'Ambrose', saint_id: 'jerome' }), text('Luke')))[0].data.saint_id).toBe('jerome');
    expect((await answerTo('saints_of_the_day', text('2026-10-04'), data({ date: '2026-03-19' })))[0].text).toContain('19 March 2026');
  });

  it('is read by its text where they do not', async () => {
    for (const fields of [{}, { note: 'x' }, { query: ' ' }, { query: null }]) expect((await answerTo('saint_lookup', data(fields), text('Jerome')))[0].data.saint_id).toBe('jerome');
    expect((await answerTo('saints_of_the_day', data({ note: 1 }), text('2026-10-04')))[0].text).toContain('4 October 2026');
  });

  it('is a question by its text', async () => {
    expect((await answerTo('catholic_qa', data({ question: 'What is the Trinity?' }), text('What is purgatory?')))[0].text).toContain('**Purgatory**');
  });

  it('finds this said in the card', () => {
    expect(agentCard().description).toMatch(/data.* before text/);
  });
});
