import type { LiturgicalDay } from '@/lib/liturgy/day';

/** Weight of a day in the month: r1 Sunday and solemnity, r2 feast and Triduum, r3 memorial, r5 weekday. Numbers of r1 and `sun` are red letters. */
export function cellClass(day: LiturgicalDay, month: string): string {
  const [{ rank, colour }] = day.celebrations;
  const weight = { solemnity: 'r1', sunday: 'r1', feast: 'r2', memorial: 'r3', 'optional-memorial': 'r5', weekday: day.season === 'triduum' ? 'r2' : 'r5' }[rank];
  return ['cell', `lit-${colour}`, weight, day.weekday === 0 && 'sun', !day.date.startsWith(month) && 'out'].filter(Boolean).join(' ');
}
