import { useTranslations } from 'next-intl';
import type { PoolAllowance } from './allowance';
import { Ticks } from './ticks';

/** One pool of calls on a page about the agent: its name, lozenges, words. */
export function AllowanceMeter({ left, of, label }: PoolAllowance & { label: string }) {
  const t = useTranslations('budget');
  return (
    <div className="meter">
      <span>{label}</span>
      <Ticks left={left} of={of} />
      <span className="num muted">{t('left', { left, of })}</span>
    </div>
  );
}
