import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const messages = (locale: string) => readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), 'utf8');

describe('one word for one thing', () => {
  it('an agent is an "ágens" in Hungarian, with the endings of its front vowel', () => {
    const hu = messages('hu');
    expect(hu).toMatch(/ágens/i);
    expect(hu).not.toMatch(/ügynö[kg]/i);
    // From "ügynök": -höz, -nök, -ök.
    expect(hu).not.toMatch(/ágens(?:höz|nök|ök|öt|ön|hoz|nak|nál|tól|ban|ra)(?!\p{L})/iu);
  });
});
