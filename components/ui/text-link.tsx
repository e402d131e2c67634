import type { ComponentProps } from 'react';
import { Link } from '@/lib/i18n/navigation';

/** A link inside this site that stands alone, 44 px high. `href` is without the language, which is added. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={className ? `txt ${className}` : 'txt'} />;
}
