import type { Profile } from './directory-kind';

/** From this many others that bear the very words asked for, nobody can know who was meant. */
const TOO_MANY = 5;

/** Lower case, without accents and punctuation: enough to see whether two names are the same words. */
function wordsOf(text: string): string[] {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function namesOf(profile: Profile): string[] {
  const fields = [profile.primary_name, profile.papal_name, profile.see_name, profile.local_name, profile.birth_name, profile.also_known_as];
  return fields.flat().filter((name): name is string => typeof name === 'string');
}

/** Whether somebody bears the very name asked for, accents and punctuation aside. */
export function bearsName(query: string, profile: Profile): boolean {
  const asked = wordsOf(query).join(' ');
  return namesOf(profile).some((name) => wordsOf(name).join(' ') === asked);
}

/** How somebody bears the words of the question in a name that the answer does not hold, as in another language. */
export type Bears = (id: unknown) => 'whole' | 'part' | undefined;

/**
 * Whether the first hit of a search may stand for the whole answer ("Catherine of Siena"), or the reader has to choose ("John", "Gregor").
 * It is clear when its name is what was asked for, or when few others bear all the words of the question.
 * @param bears what is known here of names in other languages; nothing where the ids are another agent's
 */
export function isClearHit(query: string, profile: Profile, alternates: readonly { id?: string; name: string }[], { id, bears = () => undefined }: { id?: unknown; bears?: Bears } = {}): boolean {
  if (bearsName(query, profile)) return true;
  const asked = wordsOf(query);
  const isRival = ({ name }: { name: string }) => {
    const words = wordsOf(name);
    return asked.every((word) => words.includes(word));
  };
  const isNamedAbroad = bears(id) === 'whole';
  const rivals = alternates.filter((alternate) => isRival(alternate) || (!isNamedAbroad && bears(alternate.id) !== undefined));
  return rivals.length < TOO_MANY;
}
