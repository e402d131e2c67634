import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MoreDetails } from '@/components/directory/more-details';
import { AnsweredBy } from '@/components/layout/answered-by';
import { FileDownloads } from '@/components/layout/file-downloads';
import { Disclosure } from '@/components/ui/disclosure';
import { formatDay } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';
import { localizedPath } from '@/lib/i18n/language-tag';
import type { FetchedDocument } from '@/lib/skills/document-fetch';
import type { Outcome } from '@/lib/skills/outcome';
import { Breadcrumb, type Above } from './breadcrumb';
import { ContentsList } from './contents-list';
import { contentsOf } from './contents-of';
import { documentPath } from './document-address';
import { DocumentFacts, FACTS_ID } from './document-facts';
import { DocumentText } from './document-text';
import { DocumentTools } from './document-tools';
import { findQuotation } from './find-quotation';
import { languageOf } from './language-of';
import { placedIn } from './place-blocks';
import { PrintNotes } from './print-notes';
import { QuotationNotice } from './quotation-notice';
import { readBody } from './read-body';
import { readMeta } from './read-meta';
import { ReaderBar } from './reader-bar';
import { ReadingLeaves } from './reading/reading-leaves';
import type { ReferenceLink } from './reference-link';
import { TextExtent } from './text-extent';
import { textLinks } from './text-links';

/**
 * One document or passage, as the agent gave it.
 * @param id under which it was asked for
 * @param quotation what somebody quotes of it: it is looked for and marked
 * @param references finds the references in a piece of text
 * @param above what it is a part of
 * @param authorHref page of its author, or a search for it
 * @param before what stands left of the text: an outline; without one the contents of a long text
 * @param after what follows it: neighbours
 */
export function DocumentReader(props: {
  outcome: Extract<Outcome<FetchedDocument>, { kind: 'found' }>; id: string; siteUrl: string; quotation?: string;
  references: (text: string) => readonly ReferenceLink[]; above?: Above; authorHref?: string; before?: ReactNode; after?: ReactNode;
}) {
  const { outcome, id, siteUrl, quotation, references, above, authorHref, before, after } = props;
  const { text, meta } = outcome.value;
  const { blocks, sentAs } = readBody(text);
  const quoted = quotation ? findQuotation(placedIn(blocks).map((placed) => placed.text), quotation) : undefined;
  const t = useTranslations('documents');
  const locale = useLocale();
  const builtIn = outcome.provenance.agent.kind === 'built-in';
  const lang = builtIn ? 'en' : undefined;
  const textLang = lang ?? languageOf(text, meta.language ?? meta.lang);
  const read = readMeta(meta, siteUrl);
  const { title, titleLanguage, author, reference, kind, date, dateEnd, source, rest } = read;
  const links = textLinks(blocks, references);
  const contents = before ? [] : contentsOf(blocks);
  const outline = before ?? (contents.length > 0 && <ContentsList entries={contents} lang={textLang} />);
  // Titles of documents are Latin, mostly; unless the agent says so, no language is better than a wrong one.
  const named = kind !== undefined && t.has(`kinds.${kind}`);
  const label = named ? t(`kinds.${kind}`) : builtIn ? t('kinds.document') : t('passage');
  const dates = [date, dateEnd].flatMap((day) => (day ? formatDay(day, locale) : [])).join(' – ');
  const name = title ?? reference ?? id;
  // Scripture is cited with its translation, which the line of reference names.
  const citedAs = kind === 'scripture' && title && reference?.startsWith(title) ? reference : undefined;
  return (
    <div className="reader">
      {outline}
      <article className="min-w-0">
        <Breadcrumb above={above} />
        <p className="rub">{label}</p>
        <h1 className="display mt-1 wrap-anywhere" dir="auto" lang={titleLanguage ?? (['scripture', 'catechism'].includes(kind ?? '') ? lang : undefined)}>{name}</h1>
        {(author ?? dates) && (
          <p className="muted mt-2 text-[1.0625rem]" dir="auto">
            {author && (authorHref ? <Link href={authorHref} lang={lang}>{author}</Link> : <span lang={lang}>{author}</span>)}{author && dates && ' · '}{dates}
          </p>
        )}
        <TextExtent builtIn={builtIn} kind={kind} reference={reference} sentAs={sentAs} />
        {[...links.notes.keys()].some((href) => href.startsWith('/documents?q=')) && <p className="meta noprint mt-1">{t('searchesInText')}</p>}
        <ReaderBar source={source} hasOutline={Boolean(outline)} />
        {quotation && quoted && <QuotationNotice quotation={quotation} state={quoted.state} />}
        <ReadingLeaves
          document={{ id, title: name, citedAs, author, date, readAt: outcome.provenance.readAt }}
          saving={{ agent: outcome.provenance.agent, titleLanguage, source, lang: textLang || undefined }}
        />
        <DocumentText blocks={blocks} marks={quoted?.marks} links={links.at} notes={links.notes} lang={textLang} />
        <PrintNotes addresses={[...links.notes.keys()].map((href) => (href.startsWith('/') ? `${siteUrl}${localizedPath(href, locale)}` : href))} />
        <div id={FACTS_ID} className="scroll-mt-20">
          <DocumentFacts meta={{ ...read, reference: reference === title ? undefined : reference }} kind={named ? undefined : kind} lang={lang} />
          {rest.length > 0 && <Disclosure summary={t('more')}><MoreDetails rest={rest} lang={lang} /></Disclosure>}
        </div>
        <AnsweredBy
          provenance={outcome.provenance}
          details={builtIn ? [] : [reference ? t('passageRef', { reference }) : t('passageNote')]}
        />
        <p className="onpaper meta wrap-anywhere">{siteUrl + localizedPath(documentPath(id), locale)}</p>
        <FileDownloads files={outcome.files} />
        {after}
      </article>
      <DocumentTools id={id} agent={outcome.provenance.agent.kind} title={title} source={source} canAsk={!builtIn} />
    </div>
  );
}
