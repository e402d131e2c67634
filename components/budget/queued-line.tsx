'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from '@/lib/i18n/navigation';
import { followQueue, leaveQueue, type Queued } from './follow-queue';
import { QueueWords, type Place } from './queue-words';
import { useElapsed } from './use-elapsed';

/** A page's place in the queue, live; the page is drawn anew once it was read. */
export function QueuedLine({ id, place }: { id: string; place: Place }) {
  const t = useTranslations('budget');
  const router = useRouter();
  const following = useRef<AbortController>(undefined);
  const [now, setNow] = useState<Queued>(place.position > 0 ? { state: 'waiting', ...place } : { state: 'running' });
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    const tab = new AbortController();
    following.current = tab;
    void followQueue(id, (queued) => {
      setLost(!queued);
      if (queued) setNow(queued);
      if (queued?.state === 'done') router.refresh();
    }, tab.signal);
    return () => tab.abort();
  }, [id, router]);

  function takeOut() {
    following.current?.abort();
    setNow({ state: 'left' });
    void leaveQueue(id);
  }

  return (
    <div className="waitline">
      {now.state === 'waiting' && <QueueWords place={now} />}
      {now.state === 'waiting' && isLost && <span className="faint">{t('lost')}</span>}
      {now.state === 'waiting' && <button className="txt" type="button" onClick={takeOut}>{t('takeOut')}</button>}
      {now.state === 'running' && <RunningSeconds elapsedMs={place.elapsedMs ?? 0} />}
      {/* The seconds tick outside of it. */}
      <span role="status" className={now.state === 'waiting' ? 'vh' : undefined}>
        {(now.state === 'running' || now.state === 'done') && t('onItsWay')}
        {now.state === 'left' && t('pageTakenOut')}
        {now.state === 'gone' && t('gone')}
      </span>
      {(now.state === 'left' || now.state === 'gone') && <button className="txt" type="button" onClick={() => location.assign(location.href)}>{t('again')}</button>}
    </div>
  );
}

/** How long the call is being made, once that is long enough to be wondered at. */
function RunningSeconds({ elapsedMs }: { elapsedMs: number }) {
  const t = useTranslations('budget');
  const seconds = useElapsed(elapsedMs);
  return seconds > 0 && <b>{t('soFar', { seconds })}</b>;
}
