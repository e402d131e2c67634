import { useLocale, useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { PlainList, type PlainItem } from '@/components/ui/plain-list';
import { linkPath, type DirectoryLink } from './read-link';
import { sayDetail } from './say-detail';

/** The first six stand open; a longer list is one press away, without scripts. */
const SHOWN = 6;

/**
 * Persons or sees in the margin, each leading to its own page by canonical id and saying what tells it from its like.
 * @param all words of the rest, e.g. "All 14 that match"
 */
export function LinkList({ links, label, all, lang }: { links: DirectoryLink[]; label: string; all: string; lang?: string }) {
  const [terms, lede, locale] = [useTranslations('terms'), useTranslations('directory.lede'), useLocale()];
  const items: PlainItem[] = links.map((link, index) => ({
    key: `${index} ${link.id ?? link.name}`,
    name: link.localName ?? link.name,
    href: linkPath(link),
    lang: link.localName ? undefined : lang,
    detail: link.details.map((detail) => sayDetail(detail, { terms, lede, locale, gender: link.gender })).join(locale === 'zh' ? '，' : ', '),
  }));
  // A disclosure for one more name would cost more than the name.
  const isShort = items.length <= SHOWN + 1;
  return (
    <>
      <PlainList label={label} items={isShort ? items : items.slice(0, SHOWN)} />
      {!isShort && <Disclosure summary={all}><PlainList label={all} items={items.slice(SHOWN)} /></Disclosure>}
    </>
  );
}
