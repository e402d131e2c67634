import { branchParameters } from './conversation-branches';
import { useConversation } from './conversation-context';

/** What the form of a question carries beside its text, for a reader without scripts or before they have arrived. */
export function HiddenFields({ earlier, press, question }: { earlier: readonly string[]; press: string; question?: string }) {
  const { isPrivate, branches, edit } = useConversation();
  return (
    <>
      {earlier.map((ticket) => <input key={ticket} type="hidden" name="earlier" value={ticket} />)}
      {isPrivate && <input type="hidden" name="private" value="1" />}
      {branches && branchParameters(earlier, branches).map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />)}
      {edit !== undefined && <input type="hidden" name="edit" value={edit + 1} />}
      <input type="hidden" name="press" value={press} />
      {question !== undefined && <input type="hidden" name="question" value={question} />}
    </>
  );
}
