import { looseWords } from './loose-key';
import type { LiturgyLocale } from './locale';
import { namedDates } from './named-dates';
import { nameKey } from './phrase-text';

/** A name that a day's celebration may be called by. */
export interface DayName {
  text: string;
  locale: LiturgyLocale;
}

const LONGEST = 140;
/** By these a line is known to name a celebration; a line without them may say anything. */
const sounds = /\b(?:solemnity|feast|memorial|commemoration|dedication|saints?|sts?|blessed|our lady|mary|of the lord|octave|week|weekday|sunday|advent|lent|easter|christmas|christmastide|nativity|epiphany|pentecost|immaculate|assumption|annunciation|ascension|trinity|corpus christi|good friday|ash wednesday|all souls|holy|sacred heart|christ)\b/i;
/** What begins so speaks of the readings, or of all saints of the date. */
const otherwise = /^(?:the )?(?:mass\b|daily|today|gospel|psalm|first|second reading|readings?|saints? (?:of|for) the day|martyrology|liturgical|here)(?! (?:week|sunday))/i;
const plain = (line: string) => line.replace(/[*_#`>|]+/g, ' ').replace(/\([^)]*\)/g, ' ').replace(/\s+/g, ' ').trim();

/** The first sentence; the point of "St. Andrew" ends none. */
const sentence = (line: string) => line.split(/(?<!\b(?:sts?|bl|b))\.(?:\s|$)|;|\s[·•]\s/i)[0]?.trim() ?? '';

/**
 * The celebration that an English text names behind its date: in the same line, else in the next; or behind the label "Celebration".
 * Undefined where what stands there is not surely a celebration.
 */
export function celebrationHeading(text: string): string | undefined {
  const labelled = /^[\s*_#-]*celebration[\s*_]*:(.+)$/im.exec(text.slice(0, LONGEST * 6))?.[1];
  const [first] = namedDates(text);
  const [rest = '', ...lines] = first ? text.slice(first.end).split('\n') : [];
  const behind = plain(rest).replace(/^[\s:,.–—-]+/, '');
  const found = sentence(labelled === undefined ? behind || plain(lines.find((line) => plain(line) !== '') ?? '') : plain(labelled));
  const isName = found.length <= LONGEST && sounds.test(found) && !otherwise.test(found) && !/\d\s?[:.]\s?\d|^\w+(?: \w+)?:/.test(found);
  return isName ? found : undefined;
}

/** Ranks, titles and whom every day is for: they tell no celebration from another. */
const COMMON = new Set(
  ('solemnity feast memorial obligatory optional commemoration virgin virgins martyr martyrs bishop bishops priest priests doctor doctors church pope popes apostle apostles evangelist religious abbot deacon '
    + 'companions missionary blessed our lady mary marys lord lords jesus christ holy time week weekday feria day').split(' '),
);
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

interface Told {
  words: string[];
  weekdays: string[];
  numbers: string[];
}

function told({ text, locale }: DayName): Told {
  const all = looseWords(nameKey(text), locale);
  const [numbers, weekdays] = [all.filter((word) => /^\d+$/.test(word)), all.filter((word) => WEEKDAYS.includes(word))];
  return { words: all.filter((word) => !COMMON.has(word) && !numbers.includes(word) && !weekdays.includes(word)), weekdays, numbers };
}

const conflict = (one: string[], other: string[]) => one.length > 0 && other.length > 0 && !one.some((word) => other.includes(word));

/**
 * More than half of the words of the shorter name are in the other, and weekday and number are no others. A heading that has no words beside them
 * ("Tuesday of the first week") is told by them alone, so that the name must have them.
 */
function agree(heading: Told, name: Told): boolean {
  if (conflict(heading.weekdays, name.weekdays) || conflict(heading.numbers, name.numbers)) return false;
  if (heading.words.length === 0) return (heading.weekdays.length === 0 || name.weekdays.length > 0) && (heading.numbers.length === 0 || name.numbers.length > 0);
  const shared = heading.words.filter((word) => name.words.includes(word)).length;
  return shared * 2 > Math.min(heading.words.length, name.words.length);
}

/** Whether a heading may be one of the names, in other words or shortened. What tells no celebration from another ("Weekday") may be any. */
export function isOneOf(heading: string, names: readonly DayName[]): boolean {
  const { words, weekdays, numbers } = told({ text: heading, locale: 'en' });
  if (words.length + weekdays.length + numbers.length === 0) return true;
  return names.some((name) => agree(told({ text: heading, locale: name.locale }), told(name)));
}
