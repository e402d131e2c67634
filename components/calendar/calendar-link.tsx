'use client';

import type { ComponentProps } from 'react';
import { useSearchParams } from 'next/navigation';
import { Link } from '@/lib/i18n/navigation';
import { inCalendar } from './in-calendar';

/** A link from one page of the calendar to another: the calendar that the address names goes along. */
export function CalendarLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  return <Link {...rest} href={inCalendar(href, useSearchParams().get('calendar'))} />;
}
