import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import type { SearchResult } from '@/lib/skills/document-search';
import { documentPath } from './document-address';
import { readHit, type DocumentHit } from './document-hit';
import { PASSAGE_ID } from './marked-passage';

/** Letters and digits of a title alone: agents differ in marks, capitals and accents. */
const folded = (title: string | undefined) => (title ?? '').normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/**
 * What a search by title found: documents of that title first, everything else apart. Each opens at the quoted passage.
 * @param counted whether opening one is a call that the agent counts
 */
export function TitledDocuments({ results, title, quotation, counted }: { results: readonly SearchResult[]; title: string; quotation: string; counted: boolean }) {
  const t = useTranslations('quotation');
  const hits = [...new Map(results.map((result) => [result.id, readHit(result)])).values()];
  const same = hits.filter((hit) => folded(hit.title) === folded(title));
  const others = hits.filter((hit) => !same.includes(hit));
  return (
    <>
      {counted && <p className="meta mb-4">{t('opens')}</p>}
      {same.length > 0 ? <Hits heading={t('search')} hits={same} quotation={quotation} /> : <p className="muted mb-4">{t('none')}</p>}
      {others.length > 0 && <Hits heading={t('others')} hits={others} quotation={quotation} />}
    </>
  );
}

function Hits({ heading, hits, quotation }: { heading: string; hits: readonly DocumentHit[]; quotation: string }) {
  const t = useTranslations('documents');
  const ending = quotation ? `?quote=${encodeURIComponent(quotation.toWellFormed())}#${PASSAGE_ID}` : '';
  return (
    <section className="mb-8">
      <h2 className="rub">{heading}</h2>
      <ul className="plain">
        {hits.map((hit) => (
          <li key={hit.id} className="wrap-anywhere">
            <Link href={`${documentPath(hit.id)}${ending}`}>{hit.title ?? t('untitled')}</Link>
            <span className="meta"> {[hit.locator, hit.author, hit.year].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
