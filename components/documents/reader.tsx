import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MoreDetails } from '@/components/directory/more-details';
import { AnsweredBy } from '@/components/layout/answered-by';
import { FileDownloads } from '@/components/layout/file-downloads';
import { Disclosure } from '@/components/ui/disclosure';
import { formatDay } from '@/lib/format';
import type { FetchedDocument } from '@/lib/skills/document-fetch';
import type { Outcome } from '@/lib/skills/outcome';
import { DocumentFacts } from './document-facts';
import { DocumentText, textsOf } from './document-text';
import { DocumentTools } from './document-tools';
import { findQuotation } from './find-quotation';
import { QuotationNotice } from './quotation-notice';
import { readBlocks } from './read-blocks';
import { readMeta } from './read-meta';

/**
 * One document or passage, as the agent gave it.
 * @param id under which it was asked for
 * @param quotation what somebody quotes of it: it is looked for and marked
 * @param before what stands left of the text: an outline
 * @param after what follows it: neighbours
 */
export function DocumentReader(props: { outcome: Extract<Outcome<FetchedDocument>, { kind: 'found' }>; id: string; siteUrl: string; quotation?: string; before?: ReactNode; after?: ReactNode }) {
  const { outcome, id, siteUrl, quotation, before, after } = props;
  const { text, meta } = outcome.value;
  const blocks = readBlocks(text);
  const quoted = quotation ? findQuotation(textsOf(blocks), quotation) : undefined;
  const t = useTranslations('documents');
  const locale = useLocale();
  const builtIn = outcome.provenance.agent.kind === 'built-in';
  const lang = builtIn ? 'en' : undefined;
  const read = readMeta(meta, siteUrl);
  const { title, titleLanguage, author, reference, kind, date, dateEnd, source, rest } = read;
  // Titles of documents are Latin, mostly; unless the agent says so, no language is better than a wrong one.
  const named = kind !== undefined && t.has(`kinds.${kind}`);
  const label = named ? t(`kinds.${kind}`) : builtIn ? t('kinds.document') : t('passage');
  const dates = [date, dateEnd].flatMap((day) => (day ? formatDay(day, locale) : [])).join(' – ');
  const byline = [author, dates].filter(Boolean).join(' · ');
  return (
    <div className="reader">
      {before}
      <article className="min-w-0 min-[66.01rem]:col-start-2">
        <p className="rub">{label}</p>
        <h1 className="display mt-1 wrap-anywhere" lang={titleLanguage ?? (['scripture', 'catechism'].includes(kind ?? '') ? lang : undefined)}>{title ?? reference ?? id}</h1>
        {byline && <p className="muted mt-2 text-[1.0625rem]" lang={lang}>{byline}</p>}
        {quotation && quoted && <QuotationNotice quotation={quotation} state={quoted.state} />}
        <DocumentText blocks={blocks} marks={quoted?.marks} lang={lang} />
        <DocumentFacts meta={{ ...read, reference: reference === title ? undefined : reference }} kind={named ? undefined : kind} lang={lang} />
        {rest.length > 0 && <Disclosure summary={t('more')}><MoreDetails rest={rest} lang={lang} /></Disclosure>}
        <AnsweredBy
          provenance={outcome.provenance}
          details={builtIn ? [] : [reference ? t('passageRef', { reference }) : t('passageNote')]}
        />
        <FileDownloads files={outcome.files} />
        {after}
      </article>
      <DocumentTools id={id} agent={outcome.provenance.agent.kind} title={title} source={source} canAsk={!builtIn} />
    </div>
  );
}
