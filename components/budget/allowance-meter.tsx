import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { AgainIn } from './again-in';
import type { PoolAllowance } from './allowance';
import { Ticks } from './ticks';

/** One pool of calls on a page about the agent: its name, lozenges, words; where nothing is left, when there is again. */
export function AllowanceMeter({ left, of, seconds, label }: PoolAllowance & { label: string }) {
  const t = useTranslations('budget');
  return (
    <div className="meter">
      <span>{label}</span>
      <Ticks left={left} of={of} />
      <span className="num muted">
        {t('left', { left, of })}
        {left === 0 && seconds > 0 && <ClientMessages namespaces={['budget']}><AgainIn seconds={seconds} /></ClientMessages>}
      </span>
    </div>
  );
}
