/** Text of the wire as it stands, never as markup; scrolls by itself, also with the keyboard. */
export function PlainText({ label, text }: { label: string; text: string }) {
  return (
    <pre
      tabIndex={0} role="group" aria-label={label} dir="ltr"
      className="max-h-[28rem] overflow-auto border border-rule bg-sunk p-3 font-mono text-[.8125rem] leading-normal whitespace-pre-wrap wrap-anywhere"
    >
      {text}
    </pre>
  );
}
