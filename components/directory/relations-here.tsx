import { useLocale, useTranslations } from 'next-intl';
import { ComputedHere } from '@/components/layout/computed-here';
import type { PlainItem } from '@/components/ui/plain-list';
import { TextLink } from '@/components/ui/text-link';
import { profilePath } from './directory-kind';
import { LongList } from './long-list';
import { sayListed, type Listed } from './say-listed';

/** What no agent says of somebody, but our own records do when they are read together. */
export interface Relations {
  groups: { key: string; names: Listed[] }[];
  documents: { id: string; title: string; year: string }[];
}

/**
 * Relations that this site has drawn itself, each block saying so.
 * @param documentsOf the name under which documents are looked for, where they are another agent's
 */
export function RelationsHere({ relations: { groups, documents }, documentsOf, label: Label }: { relations: Relations; documentsOf?: string; label: 'h2' | 'h3' }) {
  const [t, titles, lede, terms, locale] = [useTranslations('directory'), useTranslations('directory.related'), useTranslations('directory.lede'), useTranslations('terms'), useLocale()];
  const lists = groups.map(({ key, names }) => ({
    key, items: names.map((listed): PlainItem => ({ key: listed.id, name: listed.name, href: profilePath(listed.kind, listed.id), lang: listed.lang, detail: sayListed(listed, { lede, terms, locale }).detail })), all: t('showAll', { count: names.length }),
  }));
  const works = documents.map(({ id, title, year }): PlainItem => ({ key: id, name: title, href: `/documents/${encodeURIComponent(id)}`, lang: 'la', detail: year }));
  if (works.length > 0) lists.push({ key: 'documents', items: works, all: t('documentsOf', { count: works.length }) });
  return (
    <>
      {lists.map(({ key, items, all }) => (
        <section key={key} className="block">
          <Label className="rub">{titles(key)}</Label>
          <LongList label={titles(key)} items={items} all={all} />
          <ComputedHere details={/canoni[sz]ed/.test(key) ? [t('fromDates')] : []} />
        </section>
      ))}
      {documentsOf && <p className="block"><TextLink href={`/documents?q=${encodeURIComponent(documentsOf)}`}>{t('lookForDocuments', { name: documentsOf })}</TextLink></p>}
    </>
  );
}
