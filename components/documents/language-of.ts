/** A language tag as agents send it, "de" or "zh-Hant"; names of languages are none. */
const TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;

/** Scripts in which hardly another language is written. */
const SCRIPTS: readonly [RegExp, string][] = [[/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'ja'], [/\p{Script=Hangul}/u, 'ko'], [/\p{Script=Han}/u, 'zh'], [/\p{Script=Hebrew}/u, 'he'], [/\p{Script=Greek}/u, 'el'], [/\p{Script=Georgian}/u, 'ka'], [/\p{Script=Armenian}/u, 'hy'], [/\p{Script=Thai}/u, 'th']];

/**
 * The language of a text, for hyphens, letter forms and voices.
 * @param said by the agent
 * @returns an empty text where it is not known: no language is better than that of the page, which would break words by the wrong rules
 */
export function languageOf(text: string, said: unknown): string {
  if (typeof said === 'string' && TAG.test(said.trim())) return said.trim();
  const letters = text.slice(0, 4_000).match(/\p{L}/gu) ?? [];
  const [, language = ''] = SCRIPTS.find(([script]) => letters.filter((letter) => script.test(letter)).length > letters.length * (script.source.includes('Katakana') ? 0.1 : 0.5)) ?? [];
  return language;
}
