import { useLocale, useTranslations } from 'next-intl';
import { SearchField } from '@/components/ui/search-field';
import { localizedPath } from '@/lib/i18n/language-tag';
import type { DirectoryKind } from './directory-kind';
import { NameField } from './name-field';

/** None, and as many as a list has at most. */
const COUNTS = Array.from({ length: 9 }, (_, count) => count);

/**
 * The search of one directory, or of all four, as a plain form.
 * @param suggests offers names while one types: only where that costs nothing
 */
export function DirectorySearch({ kind, query, suggests }: { kind: DirectoryKind | 'directory'; query: string; suggests: boolean }) {
  const [t, layout, locale] = [useTranslations('directory'), useTranslations('layout'), useLocale()];
  const label = kind === 'directory' ? t('fieldAll') : t(`field.${kind}`);
  const words = { list: t('suggest.list'), counts: COUNTS.map((count) => t('suggest.count', { count })) };
  const field = suggests && <NameField key={query} id="directory-q" kind={kind} locale={locale} label={label} value={query} words={words} />;
  return <SearchField action={localizedPath(`/${kind}`, locale)} id="directory-q" label={label} hideLabel={false} submit={layout('search')} value={query} field={field || undefined} />;
}
