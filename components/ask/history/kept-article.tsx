'use client';

import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text-link';
import { conversationPath } from '../conversation-address';
import type { KeptAnswer } from '../kept-answer/kept-answer';
import { loadKeptAnswer } from '../kept-answer/load-kept-answer';
import { QuestionTitle } from '../question-title';
import { keptAsExported } from './kept-as-exported';
import type { KeptTurn } from './kept-turn';

/** So far before it is scrolled to, a turn is drawn in full; until then, and where the code for it cannot be fetched, its text stands as it was sent. */
const NEAR = '1200px 0px';

/** One kept turn. Two hundred of them stand on a page: each costs something only when it comes near. */
export const KeptArticle = memo(function KeptArticle({ turn, conversation, level, siteUrl }: { turn: KeptTurn; conversation: string; level: 1 | 2; siteUrl: string }) {
  const t = useTranslations('keeping');
  const builtIn = useTranslations('provenance')('builtIn');
  const article = useRef<HTMLElement>(null);
  const [Drawn, setDrawn] = useState<typeof KeptAnswer>();
  const { question, askedAt, answer } = turn;
  const exported = useMemo(() => answer && Drawn && keptAsExported(turn, answer, builtIn), [turn, answer, Drawn, builtIn]);
  const id = `kept-${turn.ticket}`;

  useEffect(() => {
    if (!article.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Several come near at once: whoever types meanwhile goes first.
      loadKeptAnswer().then((loaded) => startTransition(() => setDrawn(() => loaded)), () => undefined);
    }, { rootMargin: NEAR });
    observer.observe(article.current);
    return () => observer.disconnect();
  }, []);

  return (
    <article className="turn kept" id={id} ref={article}>
      {Drawn && exported ? <Drawn turn={exported} answeredInMs={answer?.elapsedMs} task={answer?.taskId} id={id} level={level} siteUrl={siteUrl} /> : (
        <div className="ans">
          <QuestionTitle question={question} turn={id} level={level} startedAt={askedAt} answeredInMs={answer?.elapsedMs} />
          {answer
            ? <div className="read wrap-anywhere whitespace-pre-wrap" dir="auto">{answer.text}</div>
            : <p className="muted">{t('waited')} <TextLink href={conversationPath([turn.ticket], { id: conversation })}>{t('look')}</TextLink></p>}
        </div>
      )}
    </article>
  );
});
