import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';
import { asCurl } from './as-curl';
import { asFetch } from './as-fetch';
import { asJson } from './as-json';
import { ExchangeFacts } from './exchange-facts';
import { HttpMessage } from './http-message';
import { replyText, requestText } from './http-text';
import type { ShownExchange } from './inspector-means';

/**
 * One exchange: what it was, what came of it, both messages as plain text, and copies of it.
 * @param actions further controls beside the copies
 */
export function ExchangeEntry({ exchange, cache, actions }: { exchange: ShownExchange; cache?: string; actions?: ReactNode }) {
  const t = useTranslations('inspector');
  const words = (copy: string) => ({ copy, copied: t('copied'), refused: t('refused') });
  return (
    <article>
      <ExchangeFacts exchange={exchange} cache={cache} />
      <HttpMessage title={t('request')} text={requestText(exchange)} body={exchange.requestBody} />
      {exchange.status !== undefined && <HttpMessage title={t('reply')} text={replyText(exchange)} body={exchange.replyBody} />}
      <p className="flex flex-wrap gap-x-5">
        <CopyButton className="txt" text={asCurl(exchange)} words={words(t('curl'))} />
        <CopyButton className="txt" text={asFetch(exchange)} words={words(t('fetch'))} />
        <CopyButton className="txt" text={asJson(exchange)} words={words(t('json'))} />
        {actions}
      </p>
    </article>
  );
}
