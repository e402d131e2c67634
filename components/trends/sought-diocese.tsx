import { useTranslations } from 'next-intl';
import { OutcomeNotice } from '@/components/layout/outcome-notice';
import { EmptyBlock } from '@/components/ui/empty-block';
import { Link } from '@/lib/i18n/navigation';
import type { StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';
import type { Outcome } from '@/lib/skills/outcome';
import type { OfferedSee } from '@/lib/trends/offered';
import { withDiocese, writeTrends, type TrendsState } from '@/lib/trends/trends-address';

interface SoughtProps {
  state: TrendsState;
  query: string;
  /** What came of the words; absent where several sees have them in their names and nobody was asked. */
  sought?: Outcome<StatisticsSeries>;
  /** Sees with figures whose names have the words, or begin like them. */
  near: OfferedSee[];
}

/** Words that do not mean one see with figures: what is known of them, and the sees that may have been meant. */
export function SoughtDiocese({ state, query, sought, near }: SoughtProps) {
  const t = useTranslations('trends');
  if (sought?.kind === 'refused' || sought?.kind === 'failed') return <OutcomeNotice outcome={sought} />;
  const title = !sought ? t('several', { query }) : sought.kind === 'found' && sought.value.rows.length === 0 ? t('noRows', { name: sought.value.dioceseName }) : t('notFound', { query });
  return (
    <EmptyBlock title={title}>
      {near.length > 0 && (
        <>
          {sought && <p>{t('near')}</p>}
          <ul className="flex flex-wrap gap-x-5">
            {near.map(({ code, name, country }) => <li key={code}><Link className="txt" href={writeTrends(withDiocese(state, code))}>{name}</Link>{country && ` · ${country}`}</li>)}
          </ul>
        </>
      )}
    </EmptyBlock>
  );
}
