'use client';

import { useCallback, useState, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { KeptArticle } from './kept-article';
import type { KeptTurn } from './kept-turn';
import { useKept } from './use-kept';

/**
 * What the browser keeps of a conversation beside the turns that the server has drawn: all of it, or the earlier turns behind one press.
 * @param id of the conversation
 * @param named tickets of the address
 * @param live the turns that the server has drawn, with the instants of their questions
 * @param lost what is said of named turns that are nowhere
 * @param unkept what is said where the address names nothing but a conversation that is not kept here
 */
export function KeptTurns(props: { id: string; named: string[]; live: { ticket: string; askedAt: string }[]; siteUrl: string; lost: ReactNode; unkept: ReactNode }) {
  const { id, named, live, siteUrl, lost, unkept } = props;
  const t = useTranslations('keeping');
  // The code of the store comes after the page.
  const read = useCallback(async () => {
    const { readConversation } = await import('./read-history');
    return (await readConversation(id, named)) ?? null;
  }, [id, named]);
  const kept = useKept(read);
  const conversation = kept.state === 'read' ? kept.value : null;
  const [isOpen, setOpen] = useState(live.length === 0);
  const isLive = (ticket: string) => live.some((turn) => turn.ticket === ticket);
  const start = live[0]?.askedAt;
  const others = conversation?.asked.filter(({ ticket, askedAt }) => !isLive(ticket) && (!start || askedAt < start || named.includes(ticket))) ?? [];
  const missing = named.filter((ticket) => !isLive(ticket) && !others.some((turn) => turn.ticket === ticket));
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
        <div className="mx-auto mb-8 max-w-[43rem] empty:hidden">{notices}</div>
        {others.length > 0 && (
          <details className="earlier" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary className="txt">{t('earlier', { count: others.length })}</summary>
            {isOpen && <Turns turns={others} conversation={id} siteUrl={siteUrl} />}
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
      <Turns turns={others} conversation={id} siteUrl={siteUrl} />
    </>
  );
}

function Turns({ turns, conversation, siteUrl }: { turns: KeptTurn[]; conversation: string; siteUrl: string }) {
  return turns.map((turn) => <KeptArticle key={turn.ticket} turn={turn} conversation={conversation} level={2} siteUrl={siteUrl} />);
}
