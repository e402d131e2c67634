import type { ComponentProps } from 'react';
import NextLink from 'next/link';
import { useLocale } from 'next-intl';
import { createNavigation } from 'next-intl/navigation';
import { localizedHref } from './language-tag';
import { routing } from './routing';

export const { redirect, usePathname, useRouter, getPathname } = createNavigation(routing);

/**
 * A link inside this site; the language is added. Not next-intl's own: a page has dozens, and that one reads the process's environment for each.
 * Nothing is fetched before it is pressed: a page asks an agent, and agents count and charge.
 */
export function Link({ href, prefetch = false, ...rest }: ComponentProps<typeof NextLink> & { href: string }) {
  return <NextLink {...rest} href={localizedHref(href, useLocale())} prefetch={prefetch} />;
}
