import { useLocale, useTranslations } from 'next-intl';
import { GoToDay } from '@/components/calendar/go-to-day';
import { EmptyBlock } from '@/components/ui/empty-block';
import { SearchField } from '@/components/ui/search-field';
import { TextLink } from '@/components/ui/text-link';
import { localizedPath } from '@/lib/i18n/language-tag';
import { MissingHelp } from './missing-help';
import { missingThing } from './missing-thing';

/**
 * What stands in <main> of every 404: what was not found, what is known of it, a search (of a date, the field for days), ways on.
 * @param pathname the address that was asked for, percent-encoded, with or without a language
 */
export function MissingContents({ pathname }: { pathname: string }) {
  const t = useTranslations('notFound');
  const layout = useTranslations('layout');
  const locale = useLocale();
  const missing = missingThing(pathname);
  const label = t(missing?.kind === 'document' ? 'searchDocuments' : 'search');
  return (
    <>
      <p className="rub mb-3">{t('heading')}</p>
      <EmptyBlock heading title={missing ? t(missing.kind, { name: missing.name }) : t('title')}>
        {missing && <MissingHelp missing={missing} pathname={pathname} />}
        <p className="mt-3">{missing?.kind === 'date' ? t('dateHint') : t('moved')}</p>
        <div className="mt-4">
          {missing?.kind === 'date' ? (
            <GoToDay action={localizedPath('/calendar', locale)} />
          ) : (
            <SearchField action={localizedPath(missing?.kind === 'document' ? '/documents' : '/directory', locale)} id="look" label={label} placeholder={label} submit={layout('search')} />
          )}
        </div>
      </EmptyBlock>
      <nav className="mt-4 flex flex-wrap gap-x-6" aria-label={t('ways')}>
        <TextLink href="/">{t('contents')}</TextLink>
        <TextLink href="/directory">{layout('directory')}</TextLink>
        <TextLink href="/calendar">{layout('calendar')}</TextLink>
        <TextLink href="/documents">{layout('documents')}</TextLink>
      </nav>
    </>
  );
}
