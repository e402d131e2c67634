import type { Locale } from '@/lib/i18n/routing';
import { fold } from './fold-words';

/** What another skill knows and this one does not: the date of a feast, the life of a saint. */
export type Elsewhere = 'calendar' | 'saints';

const WHEN =
  /^(?:when (?:is|are|was|will|does|do)|(?:on )?(?:what|which) (?:date|day) (?:is|are|was|will|does)|what is the date of|wann (?:ist|war|sind|wird|fallt|beginnt)|an welchem tag (?:ist|fallt)|quand (?:est|sera|tombe|a lieu|commence|etait)|quelle est la date de|mikor (?:van|lesz|volt|kezdodik)|meta (?:hu|hi|huwa|hija|jahbat|tahbat|jibda|se jkun|ikun|jkun|se tkun))\b|(?:什么时候|什麼時候|几号|幾號|哪一天|何时)/;

/** A year that is near, or a day that is another one each year. */
const A_DAY =
  /\b(?:19|20|21)\d\d\b|\b(?:this|next|last) year\b|\b(?:dieses|nachstes) jahr\b|\b(?:cette annee|lannee prochaine)\b|\b(?:iden|jovore)\b|今年|明年|\b(?:din is sena|is sena d diehla)\b|^when (?:is|are) (?:the )?(?:easter|ash wednesday|palm sunday|good friday|holy thursday|pentecost|corpus christi|advent|lent|christmas|epiphany|ascension|assumption|all saints)(?: day| sunday)?$/;

const WHO = /^(?:(?:who|what) (?:is|was|were) |tell me (?:more )?about |wer (?:ist|war) |qui (?:est|etait) |ki (?:volt|az a) |min (?:hu|kien|kienet|hi) )(?:the |der |die |le |la |a |az )?(?:saints?|sts?|blessed|venerable|sankt|heiliger?|hl|sainte?s?|bienheureuse?|szent|boldog|san|santa|sta) \p{L}/u;

/** Whether a question asks for what the calendar or the directory of saints has. Only its form is looked at, in the six languages. */
export function elsewhere(question: string): Elsewhere | undefined {
  const folded = fold(question);
  if (folded.length > 200) return undefined;
  if (WHEN.test(folded) && A_DAY.test(folded)) return 'calendar';
  return WHO.test(folded) || /^(?:谁是|誰是)?圣.{1,8}是谁$/.test(folded) ? 'saints' : undefined;
}

/** The sentence that says where to look. */
export const ELSEWHERE_SENTENCES: Readonly<Record<Locale, Readonly<Record<Elsewhere, string>>>> = {
  en: {
    calendar: 'Dates are found in the calendar (skill liturgical_readings), not in this library of texts: ask there for the day, for example “Easter 2027”.',
    saints: 'Who somebody was is found in the directory of saints (skill saint_lookup), not in this library of texts: ask there by name.',
  },
  de: {
    calendar: 'Daten stehen im Kalender (Skill liturgical_readings), nicht in dieser Bibliothek von Texten: Fragen Sie dort nach dem Tag, zum Beispiel „Ostern 2027“.',
    saints: 'Wer jemand war, steht im Verzeichnis der Heiligen (Skill saint_lookup), nicht in dieser Bibliothek von Texten: Fragen Sie dort nach dem Namen.',
  },
  fr: {
    calendar: 'Les dates se trouvent dans le calendrier (compétence liturgical_readings), non dans cette bibliothèque de textes : demandez-y le jour, par exemple « Pâques 2027 ».',
    saints: 'Les saints se trouvent dans leur répertoire (compétence saint_lookup), non dans cette bibliothèque de textes : cherchez-les là par leur nom.',
  },
  hu: {
    calendar: 'Az időpontok a naptárban (liturgical_readings) találhatók, nem a szövegeknek ebben a könyvtárában: ott kérdezzen a napra, például „húsvét 2027”.',
    saints: 'A szentek a szentek jegyzékében (saint_lookup) találhatók, nem a szövegeknek ebben a könyvtárában: ott keresse őket a nevükön.',
  },
  zh: {
    calendar: '日期请查礼仪日历（liturgical_readings），不在本资料库中：请在那里查询该日，例如“2027年复活节”。',
    saints: '圣人请查圣人名录（saint_lookup），不在本资料库中：请在那里按姓名查询。',
  },
  mt: {
    calendar: 'Id-dati jinsabu fil-kalendarju (liturgical_readings), mhux f’din il-librerija ta’ testi: staqsi hemm għall-jum, pereżempju “L-Għid 2027”.',
    saints: 'Il-qaddisin jinsabu fid-direttorju tal-qaddisin (saint_lookup), mhux f’din il-librerija ta’ testi: fittixhom hemm b’isimhom.',
  },
};
