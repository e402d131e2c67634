import { createElement, type ReactNode } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { formatInstant } from '@/lib/format';

/** Longer questions are letters, not titles. */
const LONGEST_TITLE = 160;

/** Id of a question's heading; `turn` is the id of the turn's article. */
export const questionId = (turn: string) => `${turn}-question`;

/**
 * The question over its answer, as it was typed, with the time it took.
 * @param turn id of the turn's article
 * @param level 1 for the first turn of a page
 * @param answeredInMs absent while the answer is waited for
 * @param children what can be done with the question
 */
export function QuestionTitle(props: { question: string; turn: string; level: 1 | 2; startedAt: string; answeredInMs?: number; children?: ReactNode }) {
  const { question, turn, level, startedAt, answeredInMs, children } = props;
  const t = useTranslations('ask');
  const locale = useLocale();
  const zone = useTimeZone();
  const isTitle = question.length <= LONGEST_TITLE && !question.includes('\n');
  const className = isTitle ? 'title wrap-anywhere' : 'read font-normal whitespace-pre-wrap wrap-anywhere';
  const seconds = Math.round((answeredInMs ?? 0) / 1000);
  return (
    <header className="qhead">
      <p className="rub">{t('question')}</p>
      {/* A question may be in any language; the agent answers in that of the question. */}
      {createElement(`h${level}`, { id: questionId(turn), className: `${className} mt-1`, dir: 'auto', tabIndex: -1 }, question)}
      <p className="meta">
        {t('asked', { time: formatInstant(startedAt, locale, zone) })}
        {seconds > 0 && <>, {t('answeredIn', { seconds })}</>}
      </p>
      {children && <div className="meta noprint flex flex-wrap items-center gap-x-5">{children}</div>}
    </header>
  );
}
