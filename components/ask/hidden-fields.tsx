/** What the form of a question carries beside its text, for a reader without scripts. */
export function HiddenFields({ earlier, press, question }: { earlier: readonly string[]; press: string; question?: string }) {
  return (
    <>
      {earlier.map((ticket) => <input key={ticket} type="hidden" name="earlier" value={ticket} />)}
      <input type="hidden" name="press" value={press} />
      {question !== undefined && <input type="hidden" name="question" value={question} />}
    </>
  );
}
