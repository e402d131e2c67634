import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Provenance } from '@/components/ui/provenance';
import { formatInstant } from '@/lib/format';
import type { Provenance as Answered } from '@/lib/skills/outcome';

/**
 * The provenance line of a block of facts: who answered, and for a remote agent when.
 * @param details text beside the owner, e.g. the calendar or the translation
 */
export function AnsweredBy({ provenance, details = [], actions }: { provenance: Answered; details?: ReactNode[]; actions?: ReactNode }) {
  const t = useTranslations('provenance');
  const locale = useLocale();
  const zone = useTimeZone();
  const builtIn = provenance.agent.kind === 'built-in';
  const owner = builtIn ? t('builtIn') : provenance.agent.name;
  const read = builtIn ? [] : [t('readAt', { time: formatInstant(provenance.readAt, locale, zone) })];
  return <Provenance owner={owner} details={[...details, ...read]} actions={actions} />;
}
