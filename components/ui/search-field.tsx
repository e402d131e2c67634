import type { ReactNode } from 'react';
import { Field } from './field';
import { Icon } from './icon';

/**
 * A search as a GET form: works without scripts and its address can be shared.
 * @param action path with its language, e.g. "/de/saints"
 * @param label also names the search among others on the page
 * @param name the parameter in the address
 * @param field in place of the plain field, one of the same name
 */
export function SearchField(props: {
  action: string; id: string; label: string; submit: ReactNode; name?: string; value?: string; placeholder?: string;
  hideLabel?: boolean; hint?: ReactNode; maxLength?: number; field?: ReactNode; children?: ReactNode;
}) {
  const { action, id, label, submit, name = 'q', value, placeholder, hideLabel = true, hint, maxLength = 200, field, children } = props;
  return (
    <form action={action} method="get" role="search" aria-label={label} className="flex max-w-[43rem] flex-wrap items-end gap-2">
      <div className="min-w-[12rem] flex-1">
        {field ?? (
          <Field
            id={id} name={name} type="search" label={label} hideLabel={hideLabel} defaultValue={value} placeholder={placeholder}
            maxLength={maxLength} autoComplete="off" enterKeyHint="search" aria-describedby={hint ? `${id}-hint` : undefined} before={<Icon name="search" />}
          />
        )}
      </div>
      {children}
      <button type="submit" className="btn pri min-h-[48px]">{submit}</button>
      {hint && <p id={`${id}-hint`} className="meta w-full">{hint}</p>}
    </form>
  );
}
