import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Provenance } from '@/components/ui/provenance';

/** The provenance line of what this site computes or holds itself, whichever agent is connected. */
export function ComputedHere({ details = [] }: { details?: ReactNode[] }) {
  const t = useTranslations('provenance');
  return <Provenance owner={t('builtIn')} details={details} />;
}
