import type { Asked } from './skills/outcome';

/** Cookie of one page, by its path: what was asked there in vain a short while ago. Going back to it or loading it again is no new question. */
export const TRIED_COOKIE = 'tried';

/** So long a page remembers it. */
export const TRIED_SECONDS = 600;

const MOST_MARKS = 8;

/** A short mark of what was asked (FNV-1a, 32 bits), the same on server and browser; it says nothing to anybody else. */
export function markOf({ skill, input }: Asked): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify([skill, input]))) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The cookie's value with a mark more. @param value the present value, unchecked */
export function withMark(value: string | undefined, mark: string): string {
  return [...new Set([...(value ?? '').split('.').filter((one) => /^[0-9a-z]{1,7}$/.test(one)), mark])].slice(-MOST_MARKS).join('.');
}

/** Whether the cookie has the mark of what would be asked. */
export function isMarked(value: string | undefined, asked: Asked): boolean {
  return (value ?? '').split('.').includes(markOf(asked));
}
