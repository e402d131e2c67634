'use client';

import { useTranslations } from 'next-intl';
import { useCountdown } from './use-countdown';

/** Where something stands that has not gone out yet. `until` says what it waits for: the allowance, or an answer whose time nobody knows. */
export interface Place {
  position: number;
  seconds: number;
  until?: 'limit' | 'answer';
  /** Milliseconds that its call is being made, where it is (`position` 0). */
  elapsedMs?: number;
}

/** "First in the queue · goes out in 24 s", counting. */
export function QueueWords({ place }: { place: Place }) {
  const t = useTranslations('budget');
  const seconds = useCountdown(place.seconds, place);
  const goes = place.until === 'answer' ? t('goesAfter') : seconds > 0 ? t('goesIn', { seconds }) : t('goesNow');
  return <span><b>{t('place', { position: place.position })}</b> · {goes}</span>;
}
