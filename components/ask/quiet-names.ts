import { isPassageMeant } from './quiet-passages';
import { quotedIn } from './quotations';

/** Words that are the name of one thing only, as the page is given them. */
export interface QuietName {
  words: string;
  href: string;
  /** What has to stand before the words for them to mean it. */
  needs?: 'pope' | 'saint' | 'see' | 'passage';
}

/** A stretch of a text that becomes a link. */
export interface QuietPlace {
  from: number;
  to: number;
  href: string;
}

/** What stands right before a name, in the six languages. */
const BEFORE: Readonly<Record<Exclude<QuietName['needs'], 'passage' | undefined>, RegExp>> = {
  pope: /(?:(?<!\p{L})(?:popes?|papst|päpste|papes?|il-papa|papa)\s|教宗|教皇)(?:st\. |saint |hl\. |san )?$/iu,
  saint: /(?<!\p{L})(?:saint|st|blessed|bl|venerable|ven)\.?\s$/iu,
  see: /(?<!\p{L})(?:(?:arch)?(?:diocese|eparchy) of (?:the )?|(?:erz)?(?:bistum|diözese) |(?:archi)?diocèse (?:de |d[’']|du )|(?:arċi)?djoċesi (?:ta[’'] |t[’']))$/iu,
};
/** In Hungarian the words for pope and diocese follow, in Chinese that for a diocese. */
const AFTER = { pope: /^ pápa(?!\p{L})/u, saint: /^(?!)/, see: /^(?:总)?教区|^ (?:(?:fő)?egyházmegy|(?:érsek|püspök)ség)/iu } as const;

/** Then the same words name somebody or something else: a ruler, a patriarch, an antipope, another church's see. */
const OTHER_BEFORE =
  /(?<!\p{L})(?:king|queen|emperor|empress|tsar|czar|prince|duke|sultan|patriarch|catholicos|antipopes?|kaiser|könig|zar|patriarch|gegenpapst|roi|empereur|tsar|patriarche|antipape|császár|király|pátriárka|ellenpápa|ortodox|görögkeleti|anglikán|evangélikus|református|(?:anglican|episcopal|orthodox|lutheran|methodist|coptic|armenian)(?: \p{L}+)* of|(?:anglikanisch|evangelisch|lutherisch|methodistisch|orthodox|koptisch|armenisch|alt-?katholisch)e[mnrs]? (?:erz)?(?:bistum|diözese)|the blessed sacrament of)\s$|(?:对立教宗|皇帝|沙皇|国王)$/iu;
const OTHER_AFTER = /^,? (?:of|in|von|de|d[’']|ta[’']|tal-) ?\p{Lu}|^,? (?:antipope|emperor|king of|tsar|patriarch|the great of|Byzantine|Isaurian)|^ (?:the )?Isaurian/iu;
/** The name goes on: "Thomas More College", "Paul VI Audience Hall". German nouns have capitals anyway, so there a mark or a hyphen decides. */
const GOES_ON = /^(?:[-‑·&]|\s?&|[ \u00A0]\p{Lu}\p{L}+)/u;
/** A word of a longer name before: "John Francis Xavier". A title or the beginning of a sentence is none. */
const LONGER_BEFORE = /(?:\p{L}\p{M}*[-‑·]|[\p{Lu}]\. )$/u;

const isReference = (words: string) => /\d(?:ff?|[a-d]|\]|[章篇首节])?$/u.test(words);

/** Whether the word that it needs stands beside it. That may have a capital itself: "Bistum Trier", "Milánói Főegyházmegye". */
const isTitled = ({ needs }: QuietName, before: string, after: string) => needs !== undefined && needs !== 'passage' && (BEFORE[needs].test(before) || AFTER[needs].test(after));

const edge = (character: string | undefined) => character === undefined || character === '' || !/[\p{L}\p{M}\p{N}]/u.test(character);

function isMeant(name: QuietName, text: string, from: number): boolean {
  const [before, after] = [text.slice(Math.max(0, from - 60), from), text.slice(from + name.words.length, from + name.words.length + 60)];
  const han = /\p{Script=Han}$/u.test(name.words);
  if (!/^\p{Script=Han}/u.test(name.words) && !edge(before.at(-1))) return false;
  if (!han && !edge(after[0]) && !(isReference(name.words) && /^\p{Script=Han}/u.test(after))) return false;
  if (isReference(name.words)) return isPassageMeant(name.words, name.needs === 'passage', before, after);
  if (name.needs && name.needs !== 'passage' && !isTitled(name, before, after)) return false;
  if (OTHER_BEFORE.test(before) || OTHER_AFTER.test(after) || LONGER_BEFORE.test(before)) return false;
  if (han) return !/^[·・]/u.test(after) && !/[·・]$/u.test(before);
  return name.words.endsWith('.') || !GOES_ON.test(after) || (name.needs === 'see' && AFTER.see.test(after));
}

/**
 * Capitalised words before a name that do not belong to it: titles, and words that begin sentences. Any other is taken for a part of a longer
 * name ("John Francis Xavier"), and the name stays text.
 */
const NO_NAME = new RegExp(
  `(?<!\\p{L})(?:${[
    'Saints?|Ste?|Popes?|Blessed|Bl|Venerable|Ven|Hl|Sel|Heiliger?|Heiligen|Papst|Saint[es]?|Pape|Szent|Boldog|San|Santa|Santu|Papa|Cardinal|Father|Fr|Doctor|Apostle|Bishop|Mother|Sister',
    'As|In|For|With|Like|When|While|And|But|By|To|From|After|Before|Both|Although|Since|Here|Thus|Under|Until|Then|So|That|If|See|Also|Yet|Only|Even|On|At|Of|What|How|Why|Did|Does|Was|Is|Later|Today|Unlike',
    'Wie|Von|Mit|Bei|Nach|Vor|Und|Auch|Als|Da|So|Schon|Für|Durch|Unter|Seit|Siehe|Später|Comme|Avec|Pour|Par|Et|Mais|Selon|Après|Avant|Sous|Ainsi|Puis|Voir|Mint|És|De|Ahogy|Szerint|Is|Bħal|Skont|Wara|Qabel|Ma|Minn|Ta',
  ].join('|')})\\.?[ \\u00A0]$`,
  'u',
);
const CAPITAL_BEFORE = /\p{Lu}[\p{L}’']*[ \u00A0]$/u;

/**
 * Where names stand in a piece of running text, each once; the longest that begin at a place.
 * @param names that may be meant
 * @param taken names that the answer has linked already; those found are added
 */
export function placesOf(text: string, names: readonly QuietName[], taken: Set<string>): QuietPlace[] {
  const places: QuietPlace[] = [];
  const longest = [...names].sort((a, b) => b.words.length - a.words.length);
  const isQuoted = quotedIn(text);
  const covered = new Uint8Array(text.length);
  for (const name of longest) {
    for (let from = text.indexOf(name.words); from >= 0; from = text.indexOf(name.words, from + 1)) {
      const to = from + name.words.length;
      if (covered.subarray(from, to).includes(1)) continue;
      // Whatever becomes of it: a shorter name inside a longer one is not meant.
      if (edge(text[from - 1]) && edge(text[to])) covered.fill(1, from, to);
      const before = text.slice(Math.max(0, from - 60), from);
      const after = text.slice(to, to + 60);
      const partOfLonger = CAPITAL_BEFORE.test(before) && !NO_NAME.test(before) && !isTitled(name, before, after) && !isReference(name.words);
      if (taken.has(name.href) || partOfLonger || !isMeant(name, text, from) || isQuoted(from)) continue;
      taken.add(name.href);
      places.push({ from, to, href: name.href });
      if (!edge(text[from - 1]) || !edge(text[to])) covered.fill(1, from, to);
    }
  }
  return places;
}
