import type { ComponentProps } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { buttonClass, type ButtonKind } from './button';

/** A link that looks like a button: it goes somewhere of ours. `href` is without the language, which is added. */
export function ButtonLink({ kind = 'plain', className, ...rest }: ComponentProps<typeof Link> & { kind?: ButtonKind }) {
  return <Link {...rest} className={buttonClass(kind, className)} />;
}
