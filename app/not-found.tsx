import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import { EmptyBlock } from '@/components/ui/empty-block';
import { SearchField } from '@/components/ui/search-field';
import { TextLink } from '@/components/ui/text-link';
import { localizedPath, splitPath } from '@/lib/i18n/language-tag';
import { missingThing } from './missing-thing';
import { PageFrame } from './page-frame';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: t('heading'), robots: { index: false } };
}

/** Every 404, whole in the HTML: what was not found, a search, ways on. The address comes from the proxy, since the router sees another. */
export default async function NotFound() {
  const t = await getTranslations('notFound');
  const layout = await getTranslations('layout');
  const locale = await getLocale();
  const pathname = (await headers()).get('x-request-path') ?? '/';
  const missing = missingThing(pathname);
  return (
    <PageFrame path={splitPath(pathname).path}>
      <p className="rub mb-3">{t('heading')}</p>
      <EmptyBlock heading title={missing ? t(missing.kind, { name: missing.name }) : t('title')}>
        <p>{missing?.kind === 'date' ? t('dateHint') : t('moved')}</p>
        <div className="mt-4">
          <SearchField action={localizedPath('/directory', locale)} id="look" label={t('search')} placeholder={t('search')} submit={layout('search')} />
        </div>
      </EmptyBlock>
      <nav className="mt-4 flex flex-wrap gap-x-6" aria-label={t('ways')}>
        <TextLink href="/">{t('contents')}</TextLink>
        <TextLink href="/directory">{layout('directory')}</TextLink>
        <TextLink href="/calendar">{layout('calendar')}</TextLink>
        <TextLink href="/documents">{layout('documents')}</TextLink>
      </nav>
    </PageFrame>
  );
}
