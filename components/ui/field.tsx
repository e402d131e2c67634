import type { ComponentProps, ReactNode } from 'react';

/** A labelled text field. `before` and `after` stand inside the frame, `hint` under it. */
export function Field(props: ComponentProps<'input'> & { id: string; label: ReactNode; hideLabel?: boolean; before?: ReactNode; after?: ReactNode; hint?: ReactNode }) {
  const { id, label, hideLabel = false, before, after, hint, type = 'text', ...input } = props;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div>
      <label htmlFor={id} className={hideLabel ? 'vh' : 'lab'}>{label}</label>
      <div className="field">
        {before}
        <input {...input} id={id} type={type} aria-describedby={hintId ?? input['aria-describedby']} />
        {after}
      </div>
      {hint && <p id={hintId} className="meta mt-1">{hint}</p>}
    </div>
  );
}
