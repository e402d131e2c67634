import { seeCalled } from './dioceses';
import { foldLetters } from './fold-letters';
import { CLERGY_WORDS, KIND_WORDS } from './kind-words';
import { queryWords } from './query-words';

/** An office, then what joins it to its see; without that "Bishop David" is a man and not the Bishop of David. */
const OFFICE_OF = /^(?<office>[^']+?)\s+(?:of|von|de|del|della|di|do|da|du|ta|tal|d)(?:['-]|\s)\s*(?<see>.+)$/;

/** Where the see comes first: "Pécsi püspök", "香港主教". */
const OFFICE_LAST = [/^(?<see>.+i) (?:megyes)?(?:puspok|ersek)e?$/, /^(?<see>\p{Script=Han}+?)总?主教$/u];

/** Whether a query asks in English for the bishop of somewhere: no name begins so, and Paolo Romeo is not the Bishop of Rome. */
export function asksForOffice(query: string): boolean {
  const [office, place] = foldLetters(query).trim().replace(/^the /, '').split(/ of /, 2);
  return place !== undefined && office?.split(/\s+/).every((word) => CLERGY_WORDS.has(word)) === true;
}

/** The code of the see whose bishop a query asks for in any of our languages ("Erzbischof von Köln"); by its whole name only. */
export function seeOfOffice(query: string): string | undefined {
  const text = foldLetters(query).trim();
  const { office, see } = OFFICE_OF.exec(text)?.groups ?? {};
  const isOffice = office?.split(/\s+/).some((word) => CLERGY_WORDS.has(word)) === true;
  const named = isOffice ? see : OFFICE_LAST.flatMap((form) => form.exec(text)?.groups?.['see'] ?? [])[0];
  return named === undefined ? undefined : seeCalled(queryWords(named, KIND_WORDS.dioceses));
}
