import { getTranslations } from 'next-intl/server';
import { AgentDayText } from '@/components/calendar/agent-day-text';
import { MassHead } from '@/components/calendar/mass-head';
import type { NamedDay } from '@/components/calendar/named-day';
import { ReadingList } from '@/components/calendar/reading-list';
import { ReadingSections } from '@/components/calendar/reading-sections';
import { AnsweredBy } from '@/components/layout/answered-by';
import { ComputedHere } from '@/components/layout/computed-here';
import { FileDownloads } from '@/components/layout/file-downloads';
import { OutcomeNotice } from '@/components/layout/outcome-notice';
import { EmptyBlock } from '@/components/ui/empty-block';
import type { MassReadings } from '@/lib/liturgy/reading';
import { translation } from '@/lib/liturgy/scripture';
import type { Outcome } from '@/lib/skills/outcome';
import { readingPlaces, readingViews } from '../reading-views';

/** On wide screens labels hang at the left; what has none keeps to the column of the text. */
const textColumn = 'xl:ms-[11.5rem]';

/**
 * The readings of a day. When our own agent answered, its answer in sections, its text one click away; when another did, its text
 * first, and our references marked as ours. When none did, why, and what can be computed here.
 */
export async function DayReadings({ day, mass, outcome }: { day: NamedDay; mass?: MassReadings; outcome: Outcome<string> }) {
  const t = await getTranslations();
  const details = [t('liturgy.calendar'), t('calendar.translation', { translation })];
  if (outcome.kind === 'found' && outcome.provenance.agent.kind === 'built-in') {
    return (
      <>
        {mass && (
          <>
            <MassHead mass={mass} day={day} />
            <ReadingSections readings={readingViews(mass, day, true)} source={mass.source} rank={day.celebrations[0].rank} />
          </>
        )}
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
        <div className={textColumn}><AgentDayText text={outcome.value} folded={false} /></div>
        <AnsweredBy provenance={outcome.provenance} />
        <div className={textColumn}><FileDownloads files={outcome.files} /></div>
        {mass && (
          <section className="mt-10">
            <div className={textColumn}>
              <h2 className="rub">{t('calendar.computedTitle')}</h2>
              <MassHead mass={mass} day={day} />
              <ReadingList readings={readingPlaces(mass, day, false)} />
            </div>
            <ComputedHere details={[t('liturgy.calendar')]} />
          </section>
        )}
      </>
    );
  }
  return (
    <>
      {outcome.kind === 'not-found'
        ? <><EmptyBlock title={t('calendar.noReadings')} /><AnsweredBy provenance={outcome.provenance} /></>
        : <OutcomeNotice outcome={outcome} retryHref={`/calendar/${day.date}`} />}
      {mass && (
        <section className="mt-10">
          <MassHead mass={mass} day={day} />
          <ReadingSections readings={readingViews(mass, day, false)} source={mass.source} rank={day.celebrations[0].rank} />
          <ComputedHere details={details} />
        </section>
      )}
    </>
  );
}
