'use client';

import { useEffect, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useAllowance } from '@/components/budget/allowance-context';
import { ComposerAllowance } from '@/components/budget/composer-allowance';
import { formatNumber } from '@/lib/format';
import { MAX_QUESTION_LENGTH } from '@/lib/skills/question-length';
import type { Ask } from './asked';
import { useConversation } from './conversation-context';
import { HiddenFields } from './hidden-fields';
import { forgetDraft, keepTyped, useQuestionDraft, useTakenBack, wasGivenBack } from './question-draft';
import { SendLabel } from './send-label';
import { useAsk, type Problem } from './use-ask';
import { useSteadyPlace } from './use-steady-place';

/** From here on the length is shown; longer prompts are known to time out. */
const COUNT_FROM = 4_000;

/**
 * The field of a question. Enter sends, Shift+Enter breaks the line, Enter of an input method does neither.
 * @param initial text the field begins with
 * @param handedOver the text comes from another page and is to be sent here: the field has the focus
 * @param waiting an answer is on its way: the next question is sent after it, and an agent that counts its calls takes it into the queue until then
 */
export function Composer(props: {
  ask: Ask; askByForm: (form: FormData) => Promise<void>; earlier: string[]; press: string; initial: string; handedOver: boolean; waiting: boolean;
}) {
  const { ask, askByForm, earlier, press, initial, handedOver, waiting } = props;
  const t = useTranslations('composer');
  const locale = useLocale();
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, isBusy, isSending, problem } = useAsk(ask, earlier, press);
  const isEdit = useConversation().edit !== undefined;
  const isNext = !handedOver && !isEdit;
  const [text, setText] = useQuestionDraft(initial, isNext, isBusy || waiting);
  const rememberPlace = useSteadyPlace(field, press);
  const takenBack = useTakenBack();
  const { allowance, isHeld } = useAllowance();
  const tooLong = text.trim().length > MAX_QUESTION_LENGTH;

  useEffect(() => {
    keepTyped(initial, field.current?.value ?? '', isNext);
    const area = field.current;
    if (!area || !(isEdit || wasGivenBack() || (handedOver && document.activeElement === document.body))) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, [initial, handedOver, isEdit, isNext]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || isHeld || tooLong) return;
    if (!text.trim()) return field.current?.focus();
    if (await send(text)) forgetDraft(text);
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    rememberPlace();
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composing) return;
    event.preventDefault();
    if (!event.repeat) event.currentTarget.form?.requestSubmit();
  }

  return (
    <form className="composer" action={askByForm} onSubmit={submit}>
      <HiddenFields earlier={earlier} press={press} />
      <label className="vh" htmlFor="question">{t('label')}</label>
      <textarea
        id="question" name="question" ref={field} rows={2} value={text} onChange={(event) => setText(event.target.value)} onKeyDown={sendOnEnter} onFocus={rememberPlace}
        placeholder={earlier.length > 0 ? t('another') : t('placeholder')} aria-describedby={allowance ? 'question-allowance' : 'question-hint'} aria-invalid={tooLong}
        className="field-sizing-content max-h-[14rem]" autoComplete="off" enterKeyHint="send"
      />
      <div className="composer-row">
        {allowance
          ? <ComposerAllowance id="question-allowance" waiting={waiting} />
          : <p id="question-hint" className={waiting || isSending ? 'meta' : 'meta max-sm:hidden'}>{waiting ? t('afterAnswer') : isSending ? t('sending') : t('hint')}</p>}
        {allowance && isSending && <p className="meta">{t('sending')}</p>}
        {text.length >= COUNT_FROM && (
          <p className={tooLong ? 'meta text-caution!' : 'meta'}>
            {t('count', { count: formatNumber(text.trim().length, locale), limit: formatNumber(MAX_QUESTION_LENGTH, locale) })}
          </p>
        )}
        <span className="grow" />
        {/* Not `disabled`, which would let go of the focus. */}
        <button type="submit" className="btn pri ms-auto" aria-disabled={isBusy || isHeld || tooLong} aria-describedby={isHeld ? 'question-allowance' : undefined}>
          {allowance ? <SendLabel queues={!isHeld && (waiting || allowance.questions.left === 0 || allowance.questions.asking === true)} /> : t('ask')}
        </button>
      </div>
      <p role="status" className={takenBack && !problem ? 'meta px-[1.1rem] pb-3' : 'vh'}>{takenBack && !problem && t(`stopped.${takenBack}`)}</p>
      <ProblemLine problem={problem} />
    </form>
  );
}

function ProblemLine({ problem }: { problem: Problem | undefined }) {
  const t = useTranslations('composer');
  return (
    <p role="alert" className={problem ? 'px-[1.1rem] pb-3 text-caution' : undefined}>
      {problem && t(`problem.${problem.kind}`, { seconds: problem.kind === 'refused' ? problem.seconds : 0 })}
      {problem?.kind === 'outdated' && <> <button type="button" className="txt" onClick={() => window.location.reload()}>{t('reload')}</button></>}
    </p>
  );
}
