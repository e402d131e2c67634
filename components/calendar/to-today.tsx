'use client';

import { useEffect } from 'react';
import { useSearchParams } from 'next/navigation';
import { readerToday } from '@/components/layout/reader-today';
import { useRouter } from '@/lib/i18n/navigation';
import { inCalendar } from './in-calendar';

/** Leads on to the reader's own today, at the first visit, when the server does not know the zone yet. @param dates those that may be today anywhere */
export function ToToday({ dates }: { dates: readonly string[] }) {
  const router = useRouter();
  const calendar = useSearchParams().get('calendar');
  useEffect(() => {
    const today = readerToday();
    if (dates.includes(today)) router.replace(inCalendar(`/calendar/${today}`, calendar));
  }, [dates, calendar, router]);
  return null;
}
