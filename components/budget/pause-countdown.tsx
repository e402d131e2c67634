'use client';

import { useTranslations } from 'next-intl';
import { ReadForm } from '@/components/layout/read-form';
import type { Asked } from '@/lib/skills/outcome';
import { useCountdown } from './use-countdown';

/** The seconds are not spoken; that they are over is. */
export function PauseCountdown({ seconds, asked, words }: { seconds: number; asked?: Asked; words: { label: string; busy: string } }) {
  const t = useTranslations('budget');
  const left = useCountdown(seconds);
  return (
    <>
      {left > 0 && <p className="num">{t('pause', { seconds: left })}</p>}
      <p role="status">{left === 0 && t('pauseOver')}</p>
      {left === 0 && asked && <ReadForm asked={asked} label={words.label} busy={words.busy} className="txt" />}
    </>
  );
}
