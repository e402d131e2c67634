import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, giveBack, wasGivenBack } from './question-draft';

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
  });
  afterEach(() => vi.unstubAllGlobals());

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
