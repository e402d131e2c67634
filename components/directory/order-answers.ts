import type { Outcome } from '@/lib/skills/outcome';
import type { DirectoryKind, Profile } from './directory-kind';
import { bearsName } from './is-clear-hit';

export interface DirectoryAnswer { kind: DirectoryKind; outcome: Outcome<Profile> }

const isNamed = ({ outcome }: DirectoryAnswer, query: string) => outcome.kind === 'found' && bearsName(query, outcome.value);

/**
 * The answers in the order in which they are shown: first the directories whose title is in the words ("pope francis"), then who bears the very name.
 * @param named directories whose title the words hold
 */
export function orderAnswers(query: string, answers: DirectoryAnswer[], named: readonly DirectoryKind[]): DirectoryAnswer[] {
  const rank = (answer: DirectoryAnswer) => (named.includes(answer.kind) ? 0 : 2) + (isNamed(answer, query) ? 0 : 1);
  return answers.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Whether the words are first of all the name of somebody or of a see, and a day or document of that name comes after:
 * "Saint Joseph" is the saint whose feast that day is, "All Saints" is the day.
 * @param days `YYYY-MM-DD` that the words may mean
 */
export function isSomebody(query: string, answers: DirectoryAnswer[], days: readonly string[]): boolean {
  return answers.some((answer) => {
    if (isNamed(answer, query)) return true;
    const feast = answer.outcome.kind === 'found' ? answer.outcome.value.feast_day : undefined;
    return typeof feast === 'string' && days.some((day) => day.endsWith(`-${feast}`));
  });
}
