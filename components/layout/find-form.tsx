import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/i18n/language-tag';
import { SlashKey } from './slash-key';

/** "Search or go to": a plain GET form to the directory, which looks through all four lists. */
export function FindForm() {
  const t = useTranslations('layout');
  return (
    <form className="find" role="search" aria-label={t('find')} action={localizedPath('/directory', useLocale())} method="get">
      <Icon name="search" />
      <label className="vh" htmlFor="find">{t('find')}</label>
      <input id="find" name="q" type="search" placeholder={t('find')} maxLength={200} autoComplete="off" enterKeyHint="search" required />
      <kbd aria-hidden="true">/</kbd>
      <SlashKey fieldId="find" />
    </form>
  );
}
