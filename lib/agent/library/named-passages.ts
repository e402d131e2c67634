import { fold } from './fold-words';
import { kept } from './kept';
import { PASSAGE_NAMES } from './passage-names';

/** Words around a passage's name that say only what it is. */
const KINDS =
  /^(?:the |a |an |what is |what was |where is |die |der |das |le |la |les |l |a |az |il |l )*(?:(?:parable|story|passage|gospel|text|account|miracle|gleichnis|geschichte|parabole|histoire|recit|tortenete|parabola)(?: (?:of|about|from|vom|von|von der|von den|du|de|de la|des))? )?(?:the |der |dem |den |du |de la |la |le |a |az )*|(?: (?:prayer|parable|story|passage|gospel|verse|verses|chapter|bible|bible verse|in the bible|scripture|text|gebet|gleichnis|geschichte|priere|parabole|evangile|ima|tortenet|peldabeszed|peldabeszede|talb|的比喻|比喻))+$/g;

function passagesByName(): ReadonlyMap<string, string[]> {
  return kept('passage-names', () => {
    const places = new Map<string, string[]>();
    for (const [place, names] of Object.entries(PASSAGE_NAMES)) {
      // A name is found with and without its own article.
      for (const name of names.split(', ')) {
        for (const written of new Set([fold(name), bare(fold(name))])) places.set(written, [...new Set([...(places.get(written) ?? []), place])]);
      }
    }
    return places;
  });
}

function bare(folded: string): string {
  return folded.replace(KINDS, '').replace(/(?<=\p{Script=Han})的?比喻$/u, '').trim();
}

/** The passages that a query names, as references: "the prodigal son" and "parable of the lost son" are Luke 15:11-32. */
export function passagesNamed(query: string): string[] {
  const folded = fold(query);
  return passagesByName().get(folded) ?? passagesByName().get(bare(folded)) ?? [];
}
