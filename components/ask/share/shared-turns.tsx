'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { formatInstant } from '@/lib/format';
import { turnId } from '../conversation-address';
import { ConversationTurns } from '../export/conversation-turns';
import type { ExportedTurn } from '../export/exported-turn';
import { KeptAnswer } from '../kept-answer/kept-answer';
import { RelatedLinks } from '../related/related-links';
import type { SharedConversation } from './shared-conversation';

/** An address has to stay short enough to be followed. */
const LONGEST_ASKED = 1_000;

/** Shared answers as data of whoever made the link, under a notice that says so. */
export function SharedTurns({ shared: { madeAt, turns }, siteUrl }: { shared: SharedConversation; siteUrl: string }) {
  const t = useTranslations('shared');
  const [locale, zone] = [useLocale(), useTimeZone()];
  return (
    <ConversationTurns turns={turns.map((turn, index) => ({ id: turnId(index), turn }))}>
      <div className="mx-auto mb-8 max-w-[43rem]">
        <Notice title={t('notice')}><p>{t('noticeText', { time: formatInstant(madeAt, locale, zone) })}</p></Notice>
      </div>
      {turns.map((turn, index) => <SharedTurn key={index} turn={turn} id={turnId(index)} siteUrl={siteUrl} />)}
    </ConversationTurns>
  );
}

function SharedTurn({ turn, id, siteUrl }: { turn: ExportedTurn; id: string; siteUrl: string }) {
  const t = useTranslations('shared');
  const [locale, zone] = [useLocale(), useTimeZone()];
  const { question, readAt, related = [], lang } = turn;
  return (
    <article className="turn" id={id}>
      <KeptAnswer
        turn={turn} id={id} level={2} siteUrl={siteUrl} readAs={t('readAt', { time: formatInstant(readAt, locale, zone) })}
        under={question.length <= LONGEST_ASKED && <p className="noprint mt-4"><TextLink href={`/ask?q=${encodeURIComponent(question)}`}>{t('askYourself')}</TextLink></p>}
      >
        {related.length > 0 && <RelatedLinks questions={related.filter(({ length }) => length <= LONGEST_ASKED)} level={3} lang={lang} />}
      </KeptAnswer>
    </article>
  );
}
