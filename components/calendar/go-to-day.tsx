import { useTranslations } from 'next-intl';
import { SearchField } from '@/components/ui/search-field';

/**
 * A day by date or by name; a GET form to /calendar, which leads on.
 * @param action path of /calendar with its language
 * @param value what was asked before
 */
export function GoToDay({ action, value }: { action: string; value?: string }) {
  const t = useTranslations('calendar');
  return (
    <SearchField action={action} id="go" name="date" label={t('goLabel')} submit={t('go')} value={value} hideLabel={false} maxLength={80} hint={t('goHint')} />
  );
}
