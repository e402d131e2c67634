import { getLocale } from 'next-intl/server';
import { CallCost } from '@/app/call-cost';
import { readerDays } from '@/app/reader-days';
import { AlsoPossible } from '@/components/calendar/also-possible';
import { chooseMass } from '@/components/calendar/choose-mass';
import { DayHead } from '@/components/calendar/day-head';
import { DayNav } from '@/components/calendar/day-nav';
import { DayTools } from '@/components/calendar/day-tools';
import { EveningMass } from '@/components/calendar/evening-mass';
import { MassNav } from '@/components/calendar/mass-nav';
import { MovedAway } from '@/components/calendar/moved-away';
import { ReadAs } from '@/components/calendar/read-as';
import { OfflineCopy } from '@/components/offline/offline-copy';
import { liturgicalDay } from '@/lib/liturgy/calendar';
import { readingsOf } from '@/lib/liturgy/lectionary';
import { readMartyrology, readReadings } from '../actions';
import { nameDay } from '../name-days';
import { otherOrder } from '../other-order';
import { easterVigilBefore, movedFrom, neighbourDay, vigilTonight } from '../neighbours';
import { DayReadings } from './day-readings';
import { DaySaints } from './day-saints';

/**
 * One day: what is celebrated (computed), the readings and the saints (asked of the agent).
 * @param mass `?mass=`, unchecked
 * @param read the words that led here where they have a second meaning, `?read=`, unchecked
 */
export async function DayPage({ date, mass: asked, read }: { date: string; mass?: string; read?: string }) {
  const locale = await getLocale();
  const day = await nameDay(await liturgicalDay(date), locale);
  const [readings, saints, before, after, away] = await Promise.all([
    readReadings({ date }), readMartyrology({ date }), neighbourDay(date, -1), neighbourDay(date, 1), movedFrom(date),
  ]);
  const { masses } = readingsOf(day);
  const mass = chooseMass(masses, asked);
  const tonight = vigilTonight(after);
  const vigil = easterVigilBefore(day, before);
  const order = read && (await otherOrder(read, date, (await readerDays()).days.map((today) => today.date), locale));
  return (
    <div className="day">
      {readings.kind === 'found' && saints.kind === 'found' && <OfflineCopy />}
      <DayNav date={date} before={before?.date} after={after?.date} />
      {order && read && <ReadAs asked={read} {...order} />}
      <DayHead day={day} />
      <article>
        {away && <MovedAway to={await nameDay(away, locale)} />}
        {mass && <MassNav day={day} masses={masses} shown={mass.key} />}
        <DayReadings day={day} mass={mass} outcome={readings} />
      </article>
      <aside className="aside">
        <DaySaints day={day} outcome={saints} />
        <AlsoPossible day={day} />
        {tonight && <EveningMass when="thisEvening" day={await nameDay(tonight, locale)} />}
        {vigil && <EveningMass when="eveBefore" day={await nameDay(vigil, locale)} />}
        <DayTools />
        <CallCost />
      </aside>
    </div>
  );
}
