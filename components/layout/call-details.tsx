import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format';
import type { Provenance } from '@/lib/skills/outcome';

/** What a reader need not know of a call unless they open it: whether it was made for this page, how long it took, the agent's own number of it. */
export function CallDetails({ provenance }: { provenance: Provenance }) {
  const t = useTranslations('provenance');
  const locale = useLocale();
  const { cache, elapsedMs, taskId } = provenance;
  return (
    <details className="call">
      <summary>{t('call')}</summary>
      <ul>
        <li>{t(`cache.${cache}`)}</li>
        <li>{t('took', { seconds: formatNumber(elapsedMs / 1000, locale, 2) })}</li>
        {taskId && <li>{t.rich('task', { id: () => <code className="wrap-anywhere">{taskId}</code> })}</li>}
      </ul>
    </details>
  );
}
