/** British endings and the American ones; what else they hit ("promise") is changed in texts and in queries alike, and so keeps finding itself. */
const RULES: readonly (readonly [british: RegExp, american: string])[] = [
  // Labour, saviours, honoured; not hour, four or your.
  [/(?<=[a-z]{2})our(?=(?:s|ed|ing|ers?|able|ably|less|fu?l|fully|ites?|hood|ly|al)?$)/, 'or'],
  [/(?<=[a-z]{3})is(?=(?:e[sdr]?|ers|ing|ations?|able)$)/, 'iz'],
  [/(?<=^(?:cent|theat|sepulch|scept|spect|fib|lust))re(?=s?$)/, 'er'],
  [/(?<=^(?:def|off|pret|lic))ence(?=s$|less$|$)/, 'ense'],
  [/(?<=[a-z]{2}og)ue(?=s?$)/, ''],
  [/(?<=dg)e(?=ments?$)/, ''],
];

/** A folded word as Americans spell it: labour and labor, saviour and savior, centre and center, catechise and catechize are one word. */
export function oneSpelling(word: string): string {
  return RULES.reduce((spelt, [british, american]) => spelt.replace(british, american), word);
}
