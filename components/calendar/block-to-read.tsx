import { useTranslations } from 'next-intl';
import { ReadForm } from '@/components/layout/read-form';
import type { Asked } from '@/lib/skills/outcome';
import { AskAtOnce } from './ask-at-once';

/** A block of a day that is being read from an agent, apart from the rest of the page: its price, and that it is on its way. */
export function BlockToRead({ asked, agent }: { asked: Asked; agent: string }) {
  const t = useTranslations();
  return (
    <div className="notice">
      <AskAtOnce id={JSON.stringify(asked)}>
        <ReadForm
          asked={asked} label={t('outcome.readNow', { count: 1 })} busy={t('calendar.readBlock', { agent })} failed={t('provenance.notRefreshed')} usedUp={t('provenance.usedUp')} className="txt"
        />
      </AskAtOnce>
    </div>
  );
}
