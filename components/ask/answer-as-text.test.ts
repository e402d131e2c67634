import { expect, it } from 'vitest';
import { answerAsText } from './answer-as-text';

const words = { sources: 'Sources', answeredBy: 'Built-in data' };

it('keeps the numbers of the text and lists what they stand for', () => {
  const sources = [{ number: 1, citations: [{ document_title: 'Lumen Gentium', document_author: 'Second Vatican Council', document_year: '1964', document_reference: '11' }] }];
  expect(answerAsText({ question: 'What is grace?', body: 'A gift.[^1]\n', sources, words })).toBe(
    'What is grace?\n\nA gift.[1]\n\nSources\n[1] Lumen Gentium · Second Vatican Council, 1964 · 11\n\nBuilt-in data',
  );
});

it('has no heading without sources', () => {
  expect(answerAsText({ question: 'Q', body: 'A', sources: [], words })).toBe('Q\n\nA\n\nBuilt-in data');
});
