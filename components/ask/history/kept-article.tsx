'use client';

import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text-link';
import type { AskMeans } from '../ask-means';
import { conversationPath } from '../conversation-address';
import { asExported } from '../export/exported-turn';
import type { KeptAnswer } from '../kept-answer/kept-answer';
import { loadedKeptAnswer, loadKeptAnswer } from '../kept-answer/load-kept-answer';
import { QuestionTitle } from '../question-title';
import { RelatedQuestions } from '../related/related-questions';
import type { KeptTurn } from './kept-turn';

/** So far before it is scrolled to, a turn is drawn in full; until then, and where the code for it cannot be fetched, its text stands as it was sent. */
const NEAR = '1200px 0px';

/**
 * One kept turn. Two hundred of them stand on a page: each costs something only when it comes near.
 * @param whole it is wanted wherever it stands, e.g. on paper
 * @param searchable whether the agent that is connected can be asked for a document by its title
 */
export const KeptArticle = memo(function KeptArticle(props: { turn: KeptTurn; conversation: string; level: 1 | 2; means: AskMeans; siteUrl: string; searchable: boolean; whole: boolean }) {
  const { turn, conversation, level, means, siteUrl, searchable, whole } = props;
  const t = useTranslations('keeping');
  const builtIn = useTranslations('provenance')('builtIn');
  const article = useRef<HTMLElement>(null);
  const [near, setNear] = useState<typeof KeptAnswer>();
  const Drawn = near ?? (whole ? loadedKeptAnswer() : undefined);
  const { question, askedAt, answer } = turn;
  const exported = useMemo(() => answer && Drawn && asExported(turn, answer, builtIn), [turn, answer, Drawn, builtIn]);
  const id = `kept-${turn.ticket}`;

  useEffect(() => {
    if (!article.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      loadKeptAnswer().then((loaded) => {
        observer.disconnect();
        // Several come near at once: whoever types meanwhile goes first.
        startTransition(() => setNear(() => loaded));
      }, () => undefined); // Tried again when it comes near again.
    }, { rootMargin: NEAR });
    observer.observe(article.current);
    return () => observer.disconnect();
  }, []);

  return (
    <article className="turn kept" id={id} ref={article}>
      {Drawn && exported ? (
        <Drawn turn={exported} answeredInMs={answer?.elapsedMs} task={answer?.taskId} id={id} level={level} siteUrl={siteUrl} searchable={searchable}>
          {exported.related && <RelatedQuestions questions={exported.related} means={{ ...means, press: `${means.press}-${turn.ticket}` }} level={level === 1 ? 2 : 3} lang={exported.lang} />}
        </Drawn>
      ) : (
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
