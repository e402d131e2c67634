'use client';

import { useTranslations } from 'next-intl';
import { useAllowance } from './allowance-context';
import { Ticks } from './ticks';

/**
 * What is left to ask with, in the bottom row of the field of a question; nothing where calls are not counted.
 * @param id what the button is described by
 * @param waiting an answer is on its way, before which no other question goes out
 */
export function ComposerAllowance({ id, waiting }: { id: string; waiting: boolean }) {
  const t = useTranslations('budget');
  const { allowance, isHeld } = useAllowance();
  if (!allowance) return null;
  const { questions, general } = allowance;
  const next = isHeld ? t('held', { seconds: questions.seconds }) : questions.left === 0 ? t('nextIn', { seconds: questions.seconds }) : waiting ? t('nextAfter') : questions.asking ? t('nextBehind') : undefined;
  return (
    <>
      <p className="budget" id={id}>
        <Ticks left={questions.left} of={questions.of} />
        <span>{next ?? <><span className="vh">{t('questions')}: </span>{t('left', { left: questions.left, of: questions.of })}</>}</span>
      </p>
      <p className="budget">
        <Ticks left={general.left} of={general.of} />
        <span>{t('calls')}: {t('left', { left: general.left, of: general.of })}</span>
      </p>
    </>
  );
}
