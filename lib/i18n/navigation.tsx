import type { ComponentProps } from 'react';
import { createNavigation } from 'next-intl/navigation';
import { routing } from './routing';

const navigation = createNavigation(routing);

export const { redirect, usePathname, useRouter, getPathname } = navigation;

/**
 * A link inside this site; the language is added.
 * Nothing is fetched before it is pressed: a page asks an agent, and agents count and charge.
 */
export function Link({ prefetch = false, ...rest }: ComponentProps<typeof navigation.Link>) {
  return <navigation.Link {...rest} prefetch={prefetch} />;
}
