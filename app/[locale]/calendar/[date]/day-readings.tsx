import { getTranslations } from 'next-intl/server';
import { AgentDayText } from '@/components/calendar/agent-day-text';
import { BlockToRead } from '@/components/calendar/block-to-read';
import { Differences } from '@/components/calendar/differences';
import { MassHead } from '@/components/calendar/mass-head';
import type { NamedCelebration, NamedDay } from '@/components/calendar/named-day';
import { ReadingList } from '@/components/calendar/reading-list';
import { ReadingSections } from '@/components/calendar/reading-sections';
import { AnsweredBy } from '@/components/layout/answered-by';
import { ComputedHere } from '@/components/layout/computed-here';
import { FileDownloads } from '@/components/layout/file-downloads';
import { OutcomeNotice } from '@/components/layout/outcome-notice';
import { EmptyBlock } from '@/components/ui/empty-block';
import { accountsDiffer } from '@/lib/liturgy/accounts-differ';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import { namesOfDay } from '@/lib/liturgy/names-of-day';
import type { MassReadings } from '@/lib/liturgy/reading';
import { translation } from '@/lib/liturgy/scripture';
import type { DayBlock } from '@/lib/queries/days';
import { readingPlaces, readingViews } from '../reading-views';

/** On wide screens labels hang at the left; what has none keeps to the column of the text. */
const textColumn = 'xl:ms-[11.5rem]';

/**
 * The readings of a day. When our own agent answered, its answer in sections, its text one click away; when another did, its text
 * first, where it and the computation differ, and our references marked as ours. When none did, why, and what can be computed here.
 * @param instead the celebration whose Mass is shown, where it is not the day's main one
 * @param offered all Masses of the day, to tell whether another account surely differs
 * @param by the calendar by which is computed
 * @param calendar the same in words
 * @param here address of the page, without its language
 */
export async function DayReadings(given: { day: NamedDay; mass?: MassReadings; instead?: NamedCelebration; offered: MassReadings[]; outcome: DayBlock; by: CalendarName; calendar: string; here: string }) {
  const { day, mass, instead, offered, outcome, calendar, here } = given;
  const t = await getTranslations();
  const details = [calendar, t('calendar.translation', { translation })];
  const rank = (instead ?? day.celebrations[0]).rank;
  const head = mass && <MassHead mass={mass} day={day} instead={instead} />;
  const sections = (linked: boolean) => mass && <>{head}<ReadingSections readings={readingViews(mass, day, linked)} source={mass.key === 'own' ? undefined : mass.source} rank={rank} /></>;
  if (outcome.kind === 'found' && outcome.provenance.agent.kind === 'built-in') {
    return (
      <>
        {sections(true)}
        <AnsweredBy provenance={outcome.provenance} details={details} />
        <div className={textColumn}>
          <AgentDayText text={outcome.value} folded lang="en" />
          <FileDownloads files={outcome.files} />
        </div>
      </>
    );
  }
  if (outcome.kind === 'found') {
    return (
      <>
        <h2 className="vh">{t('calendar.readings')}</h2>
        <div className={textColumn}>
          <Differences differences={accountsDiffer(outcome.value, day, offered, await namesOfDay(day, given.by))} agent={outcome.provenance.agent.name} celebration={day.celebrations[0]} />
          <AgentDayText text={outcome.value} folded={false} />
        </div>
        <AnsweredBy provenance={outcome.provenance} />
        <div className={textColumn}><FileDownloads files={outcome.files} /></div>
        {mass && (
          <section className="mt-10">
            <div className={textColumn}>
              <h2 className="rub">{t('calendar.computedTitle')}</h2>
              {head}
              <ReadingList readings={readingPlaces(mass, day, false)} />
            </div>
            <ComputedHere details={[calendar]} />
          </section>
        )}
      </>
    );
  }
  return (
    <>
      {outcome.kind === 'to-read' && <BlockToRead asked={outcome.asked} agent={outcome.agent} />}
      {outcome.kind === 'not-found' && <><EmptyBlock title={t('calendar.noReadings')} /><AnsweredBy provenance={outcome.provenance} /></>}
      {(outcome.kind === 'refused' || outcome.kind === 'failed') && <OutcomeNotice outcome={outcome} retryHref={here} />}
      {mass && (
        <section className="mt-10">
          {sections(false)}
          <ComputedHere details={details} />
        </section>
      )}
    </>
  );
}
