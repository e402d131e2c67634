import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { Asked } from '@/lib/skills/outcome';
import { PauseCountdown } from './pause-countdown';

/** A pause that the agent asked for: its seconds pass, then the button comes that asks again. Without scripts the button is there at once. */
export function Pause({ seconds, asked, words }: { seconds: number; asked?: Asked; words: { label: string; busy: string } }) {
  const t = useTranslations('budget');
  return (
    <>
      <ClientMessages namespaces={['budget']}><PauseCountdown seconds={seconds} asked={asked} words={words} /></ClientMessages>
      <noscript>{t('pause', { seconds })}</noscript>
    </>
  );
}
