import { useLocale, useTranslations } from 'next-intl';
import { SearchField } from '@/components/ui/search-field';
import { localizedPath } from '@/lib/i18n/language-tag';
import type { DirectoryKind } from './directory-kind';

/** The search of one directory, or of all four, as a plain form. */
export function DirectorySearch({ kind, query }: { kind: DirectoryKind | 'directory'; query: string }) {
  const [t, layout, locale] = [useTranslations('directory'), useTranslations('layout'), useLocale()];
  const label = kind === 'directory' ? t('fieldAll') : t(`field.${kind}`);
  return <SearchField action={localizedPath(`/${kind}`, locale)} id="directory-q" label={label} hideLabel={false} submit={layout('search')} value={query} />;
}
