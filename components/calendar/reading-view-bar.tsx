import { useTranslations } from 'next-intl';
import { AppearanceControl } from '@/components/layout/appearance-control';
import { READING_ID } from '@/components/documents/reading/reading-id';
import { ReadingSettings } from '@/components/documents/reading/reading-settings';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { CalendarLink } from './calendar-link';
import { dayHref, type DayChoice } from './day-href';

/** Over the readings alone: the way back, and how texts are set, which is the same for all texts of the site. @param choice what of the day the page shows */
export function ReadingViewBar({ date, choice }: { date: string; choice: DayChoice }) {
  const t = useTranslations('calendar');
  const layout = useTranslations('layout');
  const documents = useTranslations('documents');
  const names = { device: layout('asDevice'), light: layout('light'), sepia: layout('sepia'), dark: layout('dark') };
  return (
    <nav className="daynav noprint" aria-label={t('readingView')}>
      <CalendarLink href={dayHref(date, choice)}>{t('leaveReadingView')}</CalendarLink>
      <button type="button" className="btn scripted" popoverTarget={READING_ID}>{documents('textSettings')}</button>
      <ClientMessages namespaces={['reading']}><ReadingSettings appearance={<AppearanceControl label={layout('appearance')} names={names} />} /></ClientMessages>
    </nav>
  );
}
