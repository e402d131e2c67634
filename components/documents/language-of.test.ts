import { describe, expect, it } from 'vitest';
import { languageOf } from './language-of';

describe('the language of a text', () => {
  it.each([
    ['Text', 'de', 'de'], ['Text', 'zh-Hant', 'zh-Hant'], ['Text', 'German', ''], ['Text', undefined, ''], ['', undefined, ''], ['Text', 7, ''],
    ['天主是爱，我们应当彼此相爱。', undefined, 'zh'], ['神は愛である。', undefined, 'ja'], ['בראשית ברא אלהים', undefined, 'he'], ['Ἐν ἀρχῇ ἦν ὁ λόγος', undefined, 'el'],
    ['The word λόγος in an English sentence', undefined, ''], ['Ceci n’est pas anglais', undefined, ''],
  ])('%s, said to be %s, is “%s”', (text, said, language) => {
    expect(languageOf(text, said)).toBe(language);
  });
});
