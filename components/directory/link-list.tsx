import { useLocale, useTranslations } from 'next-intl';
import type { PlainItem } from '@/components/ui/plain-list';
import { LongList } from './long-list';
import { linkPath, type DirectoryLink } from './read-link';
import { sayDetail } from './say-detail';

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
  return <LongList items={items} label={label} all={all} />;
}
