'use client';

import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import type { AskMeans } from '../ask-means';
import { lazyTurn, useEarlierTurns } from '../export/conversation-turns';
import { asExported } from '../export/exported-turn';
import { loadKeptAnswer } from '../kept-answer/load-kept-answer';
import { KeptArticle } from './kept-article';
import type { KeptTurn } from './kept-turn';
import { useKept } from './use-kept';
import { useOpened } from './use-opened';

interface Props {
  /** Of the conversation. */
  id: string;
  /** Tickets of the address. */
  named: string[];
  /** The turns that the server has drawn, with the instants of their questions. */
  live: { ticket: string; askedAt: string }[];
  means: AskMeans;
  siteUrl: string;
  /** Whether the agent that is connected can be asked for a document by its title. */
  searchable: boolean;
  /** What is said of named turns that are nowhere. */
  lost: ReactNode;
  /** What is said where the address names nothing but a conversation that is not kept here. */
  unkept: ReactNode;
}

/** So many turns may be seen before anybody scrolls. */
const IN_SIGHT = 3;

/** Those of the kept turns that the server has not drawn: named ones, and what was asked before. */
function beside(asked: readonly KeptTurn[], named: readonly string[], live: Props['live']): KeptTurn[] {
  const start = live[0]?.askedAt;
  return asked.filter(({ ticket, askedAt }) => !live.some((turn) => turn.ticket === ticket) && (!start || askedAt < start || named.includes(ticket)));
}

/** What the browser keeps of a conversation beside the turns that the server has drawn: all of it, or the earlier turns behind one press. */
export function KeptTurns({ id, named, live, means, siteUrl, searchable, lost, unkept }: Props) {
  const t = useTranslations('keeping');
  const builtIn = useTranslations('provenance')('builtIn');
  // The code of the store comes after the page, and with it that which draws the turns: those in sight stand at once as they stay.
  const read = useCallback(async () => {
    const [{ readConversation }] = await Promise.all([import('./read-history'), live.length === 0 && loadKeptAnswer().catch(() => undefined)]);
    return (await readConversation(id, named)) ?? null;
  }, [id, named, live.length]);
  const kept = useKept(read);
  const conversation = kept.state === 'read' ? kept.value : null;
  const { isOpen, setOpen, isWhole, show } = useOpened(live.length === 0);
  const others = useMemo(() => beside(conversation?.asked ?? [], named, live), [conversation, named, live]);
  useEarlierTurns(useMemo(() => others.flatMap((turn) => {
    const { answer } = turn;
    return answer ? [lazyTurn(`kept-${turn.ticket}`, () => asExported(turn, answer, builtIn))] : [];
  }), [others, builtIn]), show);
  const missing = named.filter((ticket) => ![...live, ...others].some((turn) => turn.ticket === ticket));
  const turns = others.map((turn, place) => (
    <KeptArticle key={turn.ticket} turn={turn} conversation={id} level={2} means={means} siteUrl={siteUrl} searchable={searchable} whole={isWhole || (live.length === 0 && place < IN_SIGHT)} />
  ));
  const notices = (
    <>
      {kept.state === 'reading' && <noscript>{named.length > 0 ? missing.length > 0 && lost : unkept}</noscript>}
      {kept.state !== 'reading' && missing.length > 0 && lost}
      {kept.state !== 'reading' && named.length === 0 && !conversation && unkept}
    </>
  );
  if (live.length > 0) {
    return (
      <>
        {/* What is there for readers without scripts only takes no room from the others: it goes as soon as scripts run. */}
        <div className="mx-auto mb-8 max-w-[43rem] empty:hidden [@media(scripting:enabled)]:has-[>noscript]:hidden">{notices}</div>
        {others.length > 0 && (
          <details className="earlier" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary className="txt">{t('earlier', { count: others.length })}</summary>
            {isOpen && turns}
          </details>
        )}
      </>
    );
  }
  return (
    <>
      {/* In the column of the turns. */}
      <div className="mb-6">
        <header className="turn">
          <div className="ans">
            <h1 className="rub mb-2" dir="auto">{conversation?.isNamed ? conversation.title : t('conversation')}</h1>
            {notices}
          </div>
        </header>
      </div>
      {/* Until they are read, the field stands below the screen, where they will push it. */}
      {kept.state === 'reading' && <div className="[@media(scripting:enabled)]:min-h-dvh" />}
      {turns}
    </>
  );
}
