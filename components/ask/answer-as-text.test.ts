import { describe, expect, it } from 'vitest';
import { answerAsText } from './answer-as-text';

const words = { sources: 'Sources', found: 'Found, not cited', answeredBy: (name: string, readAt: string) => `Answered by ${name}, read ${readAt}`, dayOf: (instant: string) => instant.slice(0, 10) };
const turn = { question: 'Q?', agent: { name: 'Agent', builtIn: false }, askedAt: '2026-11-30T10:00:00Z', readAt: '2026-11-30T10:00:09Z', body: 'Words.[^1]', sources: [] };

describe('an answer as text', () => {
  it('carries question, numbers, cited and found sources, and who answered', () => {
    const sources = [
      { number: 1, citations: [{ document_title: 'Mirae Caritatis', document_author: 'Leo XIII', document_year: '1902', document_reference: 'no. 1', source_url: 'https://example.org/x' }] },
      { number: 2, citations: [{ document_title: 'Nobody points here' }] },
    ];
    expect(answerAsText({ ...turn, sources }, words)).toBe(
      'Q?\n\nWords.[1]\n\nSources\n[1] Mirae Caritatis · Leo XIII, 1902 · no. 1 · https://example.org/x\n\nFound, not cited\n[2] Nobody points here\n\nAnswered by Agent, read 2026-11-30T10:00:09Z',
    );
  });

  it('leaves a list of sources out where there is none, and drops what points to nothing', () => {
    expect(answerAsText(turn, words)).toBe('Q?\n\nWords.\n\nAnswered by Agent, read 2026-11-30T10:00:09Z');
  });
});
