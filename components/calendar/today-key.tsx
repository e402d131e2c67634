'use client';

import { useEffect } from 'react';
import { useSearchParams } from 'next/navigation';
import { readerToday } from '@/components/layout/reader-today';
import { useRouter } from '@/lib/i18n/navigation';
import { inCalendar } from './in-calendar';

/** The key "t" opens the reader's own today, unless the reader is typing. */
export function TodayKey() {
  const router = useRouter();
  const calendar = useSearchParams().get('calendar');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable], dialog, [popover]');
      if (event.key !== 't' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing) return;
      event.preventDefault();
      router.push(inCalendar(`/calendar/${readerToday()}`, calendar));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [router, calendar]);
  return null;
}
