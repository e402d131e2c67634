'use client';

import { useEffect } from 'react';
import { useLocale } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { listCopies } from '@/components/offline/kept-copies';
import { readerToday } from '@/components/layout/reader-today';
import { splitPath } from '@/lib/i18n/language-tag';
import { useRouter } from '@/lib/i18n/navigation';
import { inCalendar } from './in-calendar';
import { dayOfKey, sameDayIn } from './month-keys';
import { cellOf, cells, focusDay, MONTH_TABLE } from './month-table';
import { swipeOf } from './swipe';
import { weekStart } from './week-start';

/** The day that a key led to in another month, whose page is another. */
let wanted: string | undefined;

/** Marks the days whose pages this browser keeps; says nothing where it keeps none. */
async function markKept(): Promise<void> {
  const copies = await listCopies().catch(() => []);
  const kept = new Set(copies.map(({ path }) => splitPath(path.split('?')[0] ?? '').path));
  for (const cell of cells()) cell.toggleAttribute('data-kept-day', kept.has(`/calendar/${cell.dataset.date ?? ''}`));
}

function markToday(): void {
  for (const cell of cells()) cell.removeAttribute('aria-current');
  cellOf(readerToday())?.setAttribute('aria-current', 'date');
}

/**
 * What a month can do with scripts: keys that move by day, week and month, a swipe to the next month, today told to screen readers, days that are kept.
 * @param neighbours `YYYY-MM` of the months before and after, where the calendar computes them
 */
export function MonthLeaf({ month, neighbours }: { month: string; neighbours: { before?: string; after?: string } }) {
  const router = useRouter();
  const locale = useLocale();
  const calendar = useSearchParams().get('calendar');
  const { before, after } = neighbours;

  useEffect(() => {
    markToday();
    void markKept();
    if (wanted?.startsWith(month)) focusDay(wanted);
    wanted = undefined;
    addEventListener('reader-day', markToday);
    return () => removeEventListener('reader-day', markToday);
  }, [month]);

  useEffect(() => {
    const table = document.getElementById(MONTH_TABLE);
    if (!table) return;
    const open = (to: string | undefined) => to && router.push(inCalendar(`/calendar/${to}`, calendar));
    const onKey = (event: KeyboardEvent) => {
      const date = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined;
      if (!date || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const turned = { PageUp: before, PageDown: after }[event.key];
      const to = turned ? sameDayIn(turned, date) : dayOfKey(event.key, date, weekStart[locale], getComputedStyle(table).direction === 'rtl');
      if (!to) return;
      event.preventDefault();
      if (!turned && focusDay(to)) return;
      const next = turned ?? (to < `${month}-01` ? before : after);
      if (!next) return;
      wanted = to;
      open(next);
    };
    const swipe = swipeOf((direction) => open(direction === 'next' ? after : before));
    table.addEventListener('keydown', onKey);
    table.addEventListener('touchstart', swipe.start, { passive: true });
    table.addEventListener('touchend', swipe.end, { passive: true });
    return () => {
      table.removeEventListener('keydown', onKey);
      table.removeEventListener('touchstart', swipe.start);
      table.removeEventListener('touchend', swipe.end);
    };
  }, [router, locale, calendar, month, before, after]);

  return null;
}
