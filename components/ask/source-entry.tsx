import { Fragment } from 'react';
import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { safeExternalUrl } from '@/components/ui/safe-url';
import { TextLink } from '@/components/ui/text-link';
import type { Citation } from '@/lib/skills/catholic-qa';
import { sourceId } from './citation-marker';
import { ownDocumentPath } from './own-document';
import { SourceQuote } from './source-quote';
import type { Source } from './sources-of';

interface Props { source: Source; siteUrl: string; lang?: string; whole?: boolean }

/** One numbered source of the list. The entry a marker leads to is shaded. */
export function SourceEntry({ turn, ...rest }: Props & { turn: string }) {
  return (
    <li id={sourceId(turn, rest.source.number)} tabIndex={-1} className="target:-mx-3 target:bg-sunk target:px-3">
      <SourceCard {...rest} />
    </li>
  );
}

/** A source: title, author · year, reference, what is quoted, where to read on. */
export function SourceCard({ source: { number, citations }, siteUrl, lang, whole }: Props) {
  return (
    <>
      <span className="n">{number}</span>
      <div className="min-w-0 wrap-anywhere">
        {citations.map((citation, index) => (
          <Fragment key={index}>
            <Heading citation={citation} before={citations[index - 1]} />
            <SourceQuote citation={citation} lang={lang} whole={whole} />
            <Ways citation={citation} before={citations[index - 1]} siteUrl={siteUrl} />
          </Fragment>
        ))}
      </div>
    </>
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

function Ways({ citation, before, siteUrl }: { citation: Citation; before?: Citation; siteUrl: string }) {
  const t = useTranslations('ask');
  const { source_url: url } = citation;
  if (before && before.source_url === url) return null;
  const own = ownDocumentPath(url, siteUrl);
  if (own) return <TextLink href={own} className="min-h-9!">{t('inContext')}</TextLink>;
  return safeExternalUrl(url) ? <ExternalLink href={url} className="txt min-h-9!">{t('openSource')}</ExternalLink> : null;
}
