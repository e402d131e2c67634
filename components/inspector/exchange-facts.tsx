import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format';
import { ageOf } from './age-of';
import { askedSkill } from './asked-skill';
import type { ShownExchange } from './inspector-means';
import { sizeOf } from './size-of';
import { useFailureName } from './use-failure-name';

const CACHE_WORDS: Record<string, 'cacheNone' | 'cacheFresh' | 'cacheStale' | undefined> = { none: 'cacheNone', fresh: 'cacheFresh', stale: 'cacheStale' };

/** The head of one call: skill or method, HTTP status, time, size, cache; under it what went wrong, in the agent's words as plain text. */
export function ExchangeFacts({ exchange, cache = '' }: { exchange: ShownExchange; cache?: string }) {
  const t = useTranslations('inspector');
  const nameOf = useFailureName();
  const locale = useLocale();
  const { status, elapsedMs, replyBody, startedAt, failure } = exchange;
  const number = (value: number) => formatNumber(value, locale);
  const cacheWord = Object.hasOwn(CACHE_WORDS, cache) ? CACHE_WORDS[cache] : undefined;
  const [now] = useState(() => Date.now());
  const age = ageOf(startedAt, now);
  const size = replyBody && sizeOf(replyBody.bytes);
  const facts = [
    status === undefined ? t('noReply') : `HTTP ${status}`,
    t('milliseconds', { count: number(elapsedMs) }),
    size && t(size.unit, { count: number(size.count) }),
    cacheWord && t(cacheWord, { age: t(age.unit, { count: number(age.count) }) }),
  ];
  return (
    <>
      <h4 className="font-mono text-[.9375rem] font-semibold wrap-anywhere">{askedSkill(exchange)}</h4>
      <p className="meta">{facts.filter(Boolean).join(' · ')}</p>
      {failure && (
        <p className="meta text-caution wrap-anywhere" dir="auto">{[nameOf(failure.kind), failure.code, failure.detail].filter((part) => part !== undefined).join(' · ')}</p>
      )}
    </>
  );
}
