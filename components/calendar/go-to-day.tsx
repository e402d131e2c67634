import { useTranslations } from 'next-intl';
import { SearchField } from '@/components/ui/search-field';

/**
 * A day by date or by name; a GET form to /calendar, which leads on.
 * @param action path of /calendar with its language
 * @param value what was asked before
 * @param calendar in which words are understood, where the address names it
 */
export function GoToDay({ action, value, calendar }: { action: string; value?: string; calendar?: string }) {
  const t = useTranslations('calendar');
  return (
    <SearchField action={action} id="go" name="date" label={t('goLabel')} submit={t('go')} value={value} hideLabel={false} maxLength={80} hint={t('goHint')}>
      {calendar && <input type="hidden" name="calendar" value={calendar} />}
    </SearchField>
  );
}
