import type { ComponentProps } from 'react';

export type ButtonKind = 'plain' | 'primary' | 'text';

const classes: Record<ButtonKind, string> = { plain: 'btn', primary: 'btn pri', text: 'txt' };

/** The classes of a control that acts; a page has at most one `primary`. */
export function buttonClass(kind: ButtonKind, extra?: string): string {
  return extra ? `${classes[kind]} ${extra}` : classes[kind];
}

/** A button; `type` is "button" unless a form says otherwise. */
export function Button({ kind = 'plain', className, type = 'button', ...rest }: ComponentProps<'button'> & { kind?: ButtonKind }) {
  return <button {...rest} type={type} className={buttonClass(kind, className)} />;
}
