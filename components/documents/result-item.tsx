import { useLocale, useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { safeExternalUrl } from '@/components/ui/safe-url';
import { formatDay } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';
import { documentPath } from './document-address';
import type { HitGroup } from './group-hits';
import { MarkedText } from './marked-text';
import { PassageLinks } from './passage-links';

/**
 * One document of a result list: the year hangs at the left, then title, subject, whose it is.
 * @param hasYears whether any result of the list has one
 * @param isOwn whether an address is of this site
 * @param canAsk offers the question about it; for agents that understand one
 */
export function ResultItem(props: { group: HitGroup; query: string; hasYears: boolean; lang?: string; isOwn: (url: string) => boolean; canAsk: boolean }) {
  const { group: { first, passages }, query, hasYears, lang, isOwn, canAsk } = props;
  const t = useTranslations('documents');
  const locale = useLocale();
  const title = first.title ?? first.locator ?? t('untitled');
  // In a list of documents, "document" says nothing; a title in Latin is not in the agent's language.
  const kind = first.kind === 'document' ? undefined : first.kind && (t.has(`kinds.${first.kind}`) ? t(`kinds.${first.kind}`) : first.kind);
  const date = first.date && first.date !== first.year ? formatDay(first.date, locale) : undefined;
  const source = first.url && !isOwn(first.url) ? safeExternalUrl(first.url) : undefined;
  return (
    <li className={hasYears ? undefined : 'grid-cols-[minmax(0,1fr)_auto]!'}>
      {hasYears && <span className="y">{first.year}</span>}
      <div className="wrap-anywhere">
        <h2 className="t" lang={first.titleLanguage ?? (['scripture', 'catechism'].includes(first.kind ?? '') ? lang : undefined)}>
          <Link href={documentPath(first.id)}><MarkedText text={title} query={query} /></Link>
        </h2>
        {first.subject && <p className="e" lang={lang}><MarkedText text={first.subject} query={query} /></p>}
        {first.excerpt && <p className="e line-clamp-3" lang={lang} dir="auto"><MarkedText text={first.excerpt} query={query} /></p>}
        <p className="m">
          {[first.author, kind, date, passages.length === 1 && first.title ? first.locator : undefined].filter(Boolean).join(' · ')}
        </p>
        {passages.length > 1 && <PassageLinks passages={passages} />}
      </div>
      {(source || canAsk) && (
        <p className="a">
          {source && <ExternalLink href={source}>{t('source')}</ExternalLink>}
          {canAsk && <Link href={`/ask?q=${encodeURIComponent(t('question', { title }))}`}>{t('askAbout')}</Link>}
        </p>
      )}
    </li>
  );
}
