import { getLocale, getTranslations } from 'next-intl/server';
import { AgentDayText } from '@/components/calendar/agent-day-text';
import { BlockToRead } from '@/components/calendar/block-to-read';
import type { NamedDay } from '@/components/calendar/named-day';
import { SaintsList } from '@/components/calendar/saints-list';
import { AnsweredBy } from '@/components/layout/answered-by';
import { FileDownloads } from '@/components/layout/file-downloads';
import { OutcomeNotice } from '@/components/layout/outcome-notice';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import { saintsOfIds, saintsOnDate } from '@/lib/queries/built-in/built-in';
import { celebratedOn, type CelebratedIds } from '@/lib/queries/built-in/built-in-celebrated';
import type { DayBlock } from '@/lib/queries/days';

/** The saints of a day: from our own agent as a list of pages, from another as it sent them. @param by the calendar that the day is of @param here address of the page, without its language */
export async function DaySaints({ day, outcome, by, here }: { day: NamedDay; outcome: DayBlock; by: CalendarName; here: string }) {
  const [locale, t] = [await getLocale(), await getTranslations('calendar')];
  const builtIn = outcome.kind === 'found' && outcome.provenance.agent.kind === 'built-in';
  const celebrated = builtIn ? await celebratedOn(day, by) : new Map<string, CelebratedIds>();
  const onDate = builtIn ? saintsOnDate(day.date, locale) : [];
  const isOnDate = new Set(onDate.map(({ id }) => id));
  const elsewhere = saintsOfIds([...celebrated.values()].flatMap(({ people }) => people).filter((id) => !isOnDate.has(id)), locale);
  return (
    <section id="saints">
      <h2 className="rub">{t('saints')}</h2>
      {builtIn && <SaintsList day={day} saints={[...onDate, ...elsewhere]} celebrated={celebrated} />}
      {outcome.kind === 'found' && <AgentDayText text={outcome.value} folded={builtIn} lang={builtIn ? 'en' : undefined} compact />}
      {outcome.kind === 'to-read' && <BlockToRead asked={outcome.asked} agent={outcome.agent} />}
      {outcome.kind === 'not-found' && <p className="muted mt-2">{t('noSaints')}</p>}
      {(outcome.kind === 'found' || outcome.kind === 'not-found') && <AnsweredBy provenance={outcome.provenance} details={builtIn ? [t('martyrology')] : []} />}
      {outcome.kind === 'found' && <FileDownloads files={outcome.files} />}
      {(outcome.kind === 'refused' || outcome.kind === 'failed') && <OutcomeNotice outcome={outcome} retryHref={here} />}
    </section>
  );
}
