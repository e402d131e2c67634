import { Fragment } from 'react';
import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { safeExternalUrl } from '@/components/ui/safe-url';
import { TextLink } from '@/components/ui/text-link';
import type { Citation } from '@/lib/skills/catholic-qa';
import { markerId, sourceId } from './citation-marker';
import { quotedPath, searchPath } from './in-context';
import { ownDocumentPath } from './own-document';
import { PrintedAddress } from './printed-address';
import { SourceQuote } from './source-quote';
import type { Source } from './sources-of';

/**
 * One numbered source: title, author · year, reference, what is quoted, where to read on. The entry a marker leads to is shaded;
 * the number of one that the text cites leads back to its marker. The card of a marker is a copy of this entry.
 * @param searchable whether the agent can be asked for a document by its title
 */
export function SourceEntry(props: { source: Source; turn: string; cited: boolean; siteUrl: string; lang?: string; searchable?: boolean }) {
  const { source: { number, citations }, turn, cited, siteUrl, lang, searchable = false } = props;
  const t = useTranslations('ask');
  return (
    <li id={sourceId(turn, number)} tabIndex={-1} className="target:-mx-3 target:bg-sunk target:px-3 focus:-mx-3 focus:bg-sunk focus:px-3">
      {cited ? <a className="n no-underline! hover:underline!" href={`#${markerId(turn, number)}`} aria-label={t('backToText', { number })}>{number}</a> : <span className="n">{number}</span>}
      <div className="min-w-0 wrap-anywhere">
        {citations.map((citation, index) => (
          <Fragment key={index}>
            <Heading citation={citation} before={citations[index - 1]} />
            <SourceQuote citation={citation} lang={lang} />
            <PrintedAddress url={citation.source_url} before={citations[index - 1]?.source_url} />
            <Ways citation={citation} before={citations[index - 1]} siteUrl={siteUrl} searchable={searchable} />
          </Fragment>
        ))}
      </div>
    </li>
  );
}

/** The title is not said again for another passage of the same document; a source without a title shows its reference. */
function Heading({ citation, before }: { citation: Citation; before?: Citation }) {
  const t = useTranslations('ask');
  const { document_title: title, document_author: author, document_year: year, document_reference: reference } = citation;
  const same = before !== undefined && before.document_title === title && before.document_author === author;
  const whose = same ? '' : [author, year].filter(Boolean).join(' · ');
  return (
    <>
      {!same && <p className="t" dir="auto">{title || reference || t('untitled')}</p>}
      {(whose || (reference && title)) && (
        <p className="w">
          {whose}
          {reference && title && <>{whose && ', '}<span className="ref">{reference}</span></>}
        </p>
      )}
    </>
  );
}

/** A quoted passage leads to its place in our reader; where the citation does not say which document of the agent it is, a search by title does. */
function Ways({ citation, before, siteUrl, searchable }: { citation: Citation; before?: Citation; siteUrl: string; searchable: boolean }) {
  const t = useTranslations('ask');
  const quotation = useTranslations('quotation');
  const { source_url: url, document_title: title, cited_text: quoted } = citation;
  const again = before !== undefined && before.source_url === url;
  if (again && !quoted?.trim()) return null;
  const own = ownDocumentPath(url, siteUrl);
  if (own) return <TextLink href={quotedPath(own, quoted)} className="min-h-9!">{t('inContext')}</TextLink>;
  const search = searchable && title?.trim() ? searchPath(title, quoted) : undefined;
  const source = !again && safeExternalUrl(url) ? <ExternalLink href={url} className="txt min-h-9!">{t('openSource')}</ExternalLink> : null;
  if (!search) return source;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span><TextLink href={search} rel="nofollow" className="min-h-9!">{t('inContext')}</TextLink> <span className="meta">({quotation('cost', { calls: 1 })})</span></span>
      {source}
    </p>
  );
}
