/** What stands before a chapter whose book is called by a person's name or another word: "in Mark 5", "(Acts 3", "vgl. Am 5"; or a list of references goes on. */
const INTRODUCED = new RegExp(
  `(?:[([] ?|(?<!\\p{L})(?:${[
    'in|see|cf\\.?|read|compare|chapters?|gospel (?:of|according to)(?: saint| st\\.?)?|(?:book|letter|epistle) of(?: saint| st\\.?)?',
    'vgl\\.|siehe|lies|laut|kapitel|buch|evangelium nach',
    'dans|en|voir|lire|selon|chapitres?|livre (?:de|du|des)|évangile (?:de|selon)',
    'lásd|ld\\.|vö\\.|olvasd|ara|fi|aqra|ktieb ta[’\']|vanġelu ta[’\']',
  ].join('|')})[ \\u00A0]|(?<!\\p{L})f[’']|(?<![\\d.,])\\d{1,3}(?:; |,? (?:and|und|et|és|u) ))$`,
  'iu',
);

/** Then a number counts something and is no chapter: "Acts 3 times", "Mark 5 euros". */
const COUNTED = new RegExp(
  `^\\s?(?:[%€$£°]|次|倍|年|天|人|(?:${[
    'times|years?|days?|weeks?|months?|hours?|minutes?|euros?|dollars?|percent|people|men|women|persons|pages?|copies|million|thousand|hundred|o[’\']clock|[ap]\\.?m|january|february|march|april|may|june|july|august|september|october|november|december',
    'mal|jahren?|tagen?|wochen?|monaten?|stunden?|minuten?|uhr|prozent|leute|menschen|männer|frauen|seiten?|millionen|n\\. chr|v\\. chr',
    'fois|ans?|années|jours?|semaines?|mois|heures?|personnes|hommes|femmes',
    'alkalommal|évig|éves?|napig|napos|hétig|óra|órakor|perc|euró|forint|ember|darbiet|darba|snin|sena|ġranet|jiem|siegħat',
  ].join('|')})(?!\\p{L}))`,
  'iu',
);

const IS_CHAPTER = /^[^:：]*?\d{1,3}(?:[-–]\d{1,3}| ?\[\d{1,3}\])?$/u;

/**
 * Whether words that may be a reference to Scripture are meant as one where they stand.
 * @param doubtful its name may be another word, so that something has to introduce it
 * @param before what stands before it, and `after` behind it
 */
export function isPassageMeant(words: string, doubtful: boolean, before: string, after: string): boolean {
  // Of a longer reference, or of a number, only a part stands here.
  if (/^[:.,]\d|^[-–]\d|^ ?[[(]\d{1,3}[\])]/.test(after) || /\d\.? ?$/.test(before)) return false;
  if (IS_CHAPTER.test(words) && !/\d,\d/.test(words) && COUNTED.test(after)) return false;
  return !doubtful || INTRODUCED.test(before) || (/^\p{L}{4}/u.test(words) && /(?:^|\n)[-*•\d. ]*$/.test(before) && /^\s*(?:$|[(—–:])/.test(after));
}
