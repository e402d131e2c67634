'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { useAllowance } from '@/components/budget/allowance-context';
import type { Ask } from './asked';
import { HiddenFields } from './hidden-fields';
import { useAsk } from './use-ask';

/**
 * One press asks a question that is already worded. A form and not a link, so that nothing but a press can ask it.
 * @param children what the button shows
 */
export function AskButton(props: {
  ask: Ask; askByForm: (form: FormData) => Promise<void>; earlier: string[]; press: string; question: string; className: string; lang?: string; children: ReactNode;
}) {
  const { ask, askByForm, earlier, press, question, className, lang, children } = props;
  const t = useTranslations('composer');
  const { send, isBusy, problem } = useAsk(ask, earlier, press);
  const { isHeld } = useAllowance();
  return (
    <form
      action={askByForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isHeld) void send(question);
      }}
    >
      <HiddenFields earlier={earlier} press={press} question={question} />
      <button type="submit" className={className} aria-disabled={isBusy || isHeld} lang={lang}>{children}</button>
      <span role="alert" className="text-caution">
        {problem && t(`problem.${problem.kind}`, { seconds: problem.kind === 'refused' ? problem.seconds : 0 })}
      </span>
    </form>
  );
}
