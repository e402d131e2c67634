import { fold } from './fold-words';
import { isWeakRoot, speaksOfFaith, topicWords } from './topic-words';

/** "What does the Church teach about …": what follows is the subject, even if it is a word like "sin". */
const ABOUT =
  /^(?:what|how) do(?:es)? (?:the |most )?(?:roman )?(?:catholics?|christians?|church|bible|pope|vatican|catechism)(?: church)? (?:teach|say|believe|think) (?:about|of|on)\b/;

/** What people add to the thing they ask about: "Is suicide a mortal sin?" is about suicide. */
const ADDITIONS: readonly RegExp[] = [
  /\b(?:a |an )?(?:mortal|venial|grave|serious|deadly|big)? ?sins?(?: or not)?$/,
  /\b(?:go|goes|going) to (?:heaven|hell)(?: or hell)?$/,
  /^(?:do|does|did|can|may|should|must|are|is|will) (?:a |the )?(?:roman )?(?:catholics?|christians?|church)\b/,
];

/** "How does confession work?" is about confession; how computers work is not asked here. */
const HOW_IT_WORKS = /^how (?:(?:do|does|did) )?(.+) works?$/;

/** Whether he was married asks who he is, and not about marriage. */
const HIS_LIFE = /^(?:was|is|were|did|does|had|has) (?:jesus|christ)\b.*\b(?:married|marry|wife|wives|girlfriend)\b/;

/**
 * A question without such words, folded; as much of the question as is needed to leave a subject.
 * The caller tries both, since an addition may be the subject after all.
 */
export function subjectOnly(question: string): string {
  const folded = fold(question);
  if (HIS_LIFE.test(folded)) return 'who is jesus';
  const works = HOW_IT_WORKS.exec(folded)?.[1];
  if (works && topicWords(works).some(speaksOfFaith)) return works;
  const after = folded.replace(ABOUT, ' ').trim();
  const asked = topicWords(after).length > 0 ? after : folded;
  const subject = ADDITIONS.reduce((rest, addition) => rest.replace(addition, ' ').trim(), asked);
  return topicWords(subject).every(isWeakRoot) ? asked : subject;
}
