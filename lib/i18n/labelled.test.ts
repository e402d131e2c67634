import { expect, it } from 'vitest';
import { labelled } from './labelled';

it.each([['en', 'Gospel: Lk 1'], ['de', 'Gospel: Lk 1'], ['hu', 'Gospel: Lk 1'], ['mt', 'Gospel: Lk 1'], ['fr', 'Gospel\u00A0: Lk 1'], ['zh', 'Gospel：Lk 1']] as const)('a label and what it names in %s', (locale, text) =>
  expect(labelled('Gospel', 'Lk 1', locale)).toBe(text));
