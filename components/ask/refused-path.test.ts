import { describe, expect, it } from 'vitest';
import { conversationPath } from './conversation-address';
import { refusedPath } from './refused-path';

const tickets = ['a', 'b'].map((letter) => `${letter.repeat(8)}-${letter.repeat(4)}-${letter.repeat(4)}-${letter.repeat(4)}-${letter.repeat(12)}`);

describe('the way back from a form that asked nothing', () => {
  it.each([[[]], [tickets]])('keeps the conversation and the question: %j', (earlier) => {
    for (const isPrivate of [true, false]) {
      const { pathname, searchParams, hash } = new URL(refusedPath(conversationPath(earlier, { isPrivate }), 'refused', ' What is grace & sin?\n'), 'https://site.example');
      expect(pathname).toBe('/ask');
      expect(searchParams.getAll('ticket')).toEqual(earlier);
      expect(searchParams.get('private')).toBe(isPrivate ? '1' : null);
      expect([searchParams.get('q'), searchParams.get('problem'), hash]).toEqual(['What is grace & sin?', 'refused', '']);
    }
  });

  it('leaves out a question that no address carries, and one that is none', () => {
    for (const question of ['x'.repeat(9_000), '圣'.repeat(400), ' ']) expect(refusedPath('/ask', 'too-long', question)).toBe('/ask?problem=too-long');
    expect(refusedPath('/ask', 'refused', '\uD83D')).toContain('q=');
  });
});
