'use client';

import { useTranslations } from 'next-intl';
import { useCountdown } from './use-countdown';

/** When an allowance that is used up is whole again, counted down; that it is, is spoken. */
export function AgainIn({ seconds }: { seconds: number }) {
  const t = useTranslations('budget');
  const left = useCountdown(seconds);
  return <span className="num">{left > 0 && ` · ${t('againIn', { seconds: left })}`}<span role="status">{left === 0 && ` · ${t('againNow')}`}</span></span>;
}
