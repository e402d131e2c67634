'use client';

import { useTranslations } from 'next-intl';

/** "Ask" or "Queue": both take their room, so that the button keeps its size when its word changes. */
export function SendLabel({ queues }: { queues: boolean }) {
  const ask = useTranslations('composer')('ask');
  const queue = useTranslations('budget')('queue');
  return (
    <span className="grid">
      <span className="col-start-1 row-start-1">{queues ? queue : ask}</span>
      <span className="invisible col-start-1 row-start-1" aria-hidden="true">{queues ? ask : queue}</span>
    </span>
  );
}
