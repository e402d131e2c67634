import { useLocale, useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { safeExternalUrl } from '@/components/ui/safe-url';
import { formatDay } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';
import { documentPath } from './document-address';
import { knownOf, type DocumentHit } from './document-hit';
import type { HitGroup } from './group-hits';
import { MarkedText } from './marked-text';
import { PassageLinks } from './passage-links';

/**
 * One document of a result list: the year hangs at the left, then title, subject, whose it is and who says so.
 * @param hasYears whether any result of the list has one
 * @param isOwn whether an address is of this site
 * @param canAsk offers the question about it; for agents that understand one
 */
export function ResultItem(props: { group: HitGroup; query: string; hasYears: boolean; lang?: string; isOwn: (url: string) => boolean; canAsk: boolean }) {
  const { group: { first, passages }, query, hasYears, lang, isOwn, canAsk } = props;
  const t = useTranslations('documents');
  const locale = useLocale();
  const title = first.title ?? first.locator ?? t('untitled');
  // A question about what has no title would name nothing.
  const canAskOfIt = canAsk && first.title !== undefined;
  const sourceOf = ({ url }: DocumentHit) => (url && !isOwn(url) ? safeExternalUrl(url) : undefined);
  const source = sourceOf(first);
  // In a list of documents, "document" says nothing; a title in Latin is not in the agent's language.
  const kindName = (kind: string | undefined) => (kind && kind !== 'document' ? (t.has(`kinds.${kind}`) ? t(`kinds.${kind}`) : kind) : undefined);
  const line = ({ author, kind, date, year }: { author?: string; kind?: string; date?: string; year?: string }) =>
    [author, kindName(kind), date && date !== year ? formatDay(date, locale) : undefined].filter(Boolean).join(' · ');
  // A bare number is a passage of what has a title.
  const place = first.locator && /^\d+$/.test(first.locator) ? t('passageRef', { reference: first.locator }) : first.locator;
  const said = [line(first), passages.length === 1 && first.title ? place : undefined].filter(Boolean).join(' · ');
  // The year at the left is of the catalogue as well, where the agent named none.
  const added = first.fromCatalogue && [line(first.fromCatalogue), first.fromCatalogue.date === first.fromCatalogue.year ? first.fromCatalogue.year : undefined].filter(Boolean).join(' · ');
  return (
    <li className={hasYears ? undefined : 'grid-cols-[minmax(0,1fr)_auto]!'}>
      {hasYears && <span className="y">{knownOf(first).year}</span>}
      <div className="wrap-anywhere">
        <h2 className="t" lang={first.titleLanguage ?? (['scripture', 'catechism'].includes(first.kind ?? '') ? lang : undefined)}>
          <Link href={documentPath(first.id)}><MarkedText text={title} query={query} /></Link>
        </h2>
        {first.subject && <p className="e" lang={lang ?? (first.fromCatalogue ? 'en' : undefined)}><MarkedText text={first.subject} query={query} /></p>}
        {first.excerpt && <p className="e line-clamp-3" lang={lang} dir="auto"><MarkedText text={first.excerpt} query={query} /></p>}
        {said && <p className="m" dir="auto">{said}</p>}
        {added && <p className="m">{t.rich('fromCatalogue', { facts: added, note: (words) => <span className="whitespace-nowrap">{words}</span> })}</p>}
        {passages.length > 1 && <PassageLinks passages={passages} title={first.title} query={query} lang={lang} sourceOf={sourceOf} />}
      </div>
      {(source || canAskOfIt) && (
        <p className="a">
          {source && passages.length === 1 && <ExternalLink href={source}>{t('source')}</ExternalLink>}
          {canAskOfIt && <Link href={`/ask?q=${encodeURIComponent(t('question', { title }))}`}>{t('askAbout')}</Link>}
        </p>
      )}
    </li>
  );
}
