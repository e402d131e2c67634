'use client';

import { useEffect } from 'react';
import { useTranslations } from 'next-intl';
import { useAllowance } from '@/components/budget/allowance-context';
import { Icon } from '@/components/ui/icon';
import type { AskMeans } from '../ask-means';
import { HiddenFields } from '../hidden-fields';
import { useAsk } from '../use-ask';
import { useUndoable } from './use-undoable';

/**
 * One press asks, after a few seconds in which the same place undoes it. Where the allowance of this minute is used up it says when the question will be asked,
 * and a press puts it into the queue, out of which it can be taken. Its words keep their place throughout.
 */
export function RelatedQuestion({ question, lang, className, ...means }: AskMeans & { question: string; lang?: string; className: string }) {
  const { ask, askByForm, earlier, press: id } = means;
  const t = useTranslations('composer');
  const { send, isBusy, problem } = useAsk(ask, earlier, id);
  const { allowance, isHeld } = useAllowance();
  const { left, undone, press, undo } = useUndoable(() => void send(question));
  const wait = allowance && allowance.questions.left === 0 ? allowance.questions.seconds : undefined;
  const isPending = left !== undefined;

  useEffect(() => {
    if (isBusy || isHeld) undo();
  }, [isBusy, isHeld, undo]);

  return (
    <form
      action={askByForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || isHeld) return;
        if (wait !== undefined && !isPending) void send(question);
        else press();
      }}
      onKeyDown={({ key }) => key === 'Escape' && undo()}
    >
      <HiddenFields earlier={earlier} press={id} question={question} />
      <button type="submit" className={className} aria-disabled={isBusy || isHeld}>
        <span dir="auto" lang={lang}>{question}</span>
        {/* The longest words take their room in any case, so that nothing moves under the finger. */}
        <span className="grid shrink-0 items-center justify-items-end font-sans text-[.9375rem] text-ink-2 [&>*]:col-start-1 [&>*]:row-start-1">
          <span className="invisible" aria-hidden="true">{t('undoIn', { seconds: 3 })}</span>
          {allowance && <span className="invisible" aria-hidden="true">{t('askIn', { seconds: 60 })}</span>}
          {isPending ? <b className="num text-act">{t('undoIn', { seconds: left })}</b> : wait !== undefined ? <span className="num">{t('askIn', { seconds: wait })}</span> : <Icon name="next" />}
        </span>
      </button>
      <span className="vh" role="status">{isPending ? t('asksSoon') : undone ? t('undone') : ''}</span>
      <span role="alert" className="text-caution">{problem && t(`problem.${problem.kind}`, { seconds: problem.kind === 'refused' ? problem.seconds : 0 })}</span>
    </form>
  );
}
