'use client';

import { useTranslations } from 'next-intl';
import { useAllowance } from './allowance-context';

/** How long the agent's pause still is. The seconds are not spoken, their end is. */
export function HeldCountdown() {
  const t = useTranslations('budget');
  const { allowance, isHeld } = useAllowance();
  return (
    <>
      {isHeld && <p>{t('heldText', { seconds: allowance?.questions.seconds ?? 0 })}</p>}
      <p role="status">{!isHeld && t('heldOver')}</p>
    </>
  );
}
