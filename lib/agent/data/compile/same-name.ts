import { foldLetters } from '../../directory/fold-letters';
import { LATIN_NAMES } from './latin-names';

/** How many letters two forms of a name must share at their beginning; shorter names must be equal that far. */
const SHARED = 3;

/** A name as spelling habits leave it alone: "Ioseph", "Joseph" and "José" begin alike, and so do "Vincentius" and "Wincenty". */
function nameKey(name: string): string {
  return foldLetters(name)
    .replace(/[^a-z]/g, '')
    .replace(/[ao]e/g, 'e')
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/[jy]/g, 'i')
    .replace(/[cq]/g, 'k')
    .replace(/[uw]/g, 'v')
    .replace(/z/g, 's')
    .replace(/(.)\1/g, '$1');
}

/** Whether a word of a Latin entry and a word of a name may be the same name, in whatever language the second is. */
export function isSameName(latin: string, name: string): boolean {
  const folded = foldLetters(name);
  if (latin === folded || LATIN_NAMES[latin]?.split(' ').includes(folded)) return true;
  const [a, b] = [nameKey(latin), nameKey(name)];
  return a.length > 1 && a.slice(0, SHARED) === b.slice(0, SHARED);
}

/** Letters of an ending: "Bonaventura" and "Bonaventure", "Malachia" and "Malachy". */
const ENDING = 2;

/** Whether a Latin name in -a, mostly a woman's, may be that of a man called so: Beda is Bede, but Christina is no Christopher. */
export function isMansNameInA(latin: string, name: string): boolean {
  const stem = nameKey(latin).slice(0, -ENDING);
  return nameKey(name).startsWith(stem);
}
