import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, giveBack, keepDraft, textBeside, wasGivenBack } from './question-draft';

describe('what was typed, where the browser has no room', () => {
  const kept = new Map<string, string>();
  let isFull = false;
  beforeEach(() => {
    kept.clear();
    isFull = false;
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
      },
    });
    forgetDraft(textBeside('', true));
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['a start page that was handed a text', 'Handed over?', ''],
    ['a page whose question has failed', 'Failed?', ''],
    ['a start page, and the question fails', '', 'Failed?'],
    ['a page that is the same', '', ''],
  ])('while a question is on its way from %s, is in the field after it', (_page, before, after) => {
    keepDraft(before, 'The next', true);
    forgetDraft('The question');
    expect(textBeside(before, false)).toBe('The next');
    expect(textBeside(after, true)).toBe('The next');
    expect(textBeside('The words of an edited turn', false)).toBe('The words of an edited turn');
  });

  it('in a field at rest, is in no other field', () => {
    keepDraft('', 'Half a question', false);
    expect(textBeside('Failed?', true)).toBe('Failed?');
    expect(textBeside('', true)).toBe('Half a question');
  });

  it('is what was typed last, and no older text', () => {
    giveBack('An old question?', 'free');
    forgetDraft('An old question?');
    giveBack('A question?', 'free');
    isFull = true;
    giveBack('A newer question?', 'free');
    expect(kept.size).toBe(0);
    expect(wasGivenBack()).toBe(true);
    isFull = false;
    giveBack('The newest?', 'free');
    expect(JSON.parse([...kept.values()][0] ?? '{}')).toMatchObject({ text: 'The newest?\n\nA newer question?\n\nA question?' });
  });
});
