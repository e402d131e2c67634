import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { FactTable } from '@/components/ui/fact-table';

/** As much of an agent's card as a reader understands; untrusted text, shown as text. */
export interface ShownCard {
  name?: string;
  description?: string;
  version?: string;
  protocolVersion?: string;
  url?: string;
  provider?: string;
  skillCount?: number;
  /** Where the card was read. */
  address: string;
}

/** The agent's card. Its address is shown only: calls go to the configured one, whatever the card says. */
export function CardFacts({ card }: { card: ShownCard }) {
  const t = useTranslations('connect');
  return (
    <>
      <FactTable
        facts={[
          { label: t('cardName'), value: card.name },
          { label: t('cardDescription'), value: card.description },
          { label: t('cardVersion'), value: card.version },
          { label: t('cardProtocol'), value: card.protocolVersion && `A2A ${card.protocolVersion}` },
          { label: t('cardUrl'), value: card.url },
          { label: t('cardProvider'), value: card.provider },
          { label: t('cardSkills'), value: card.skillCount },
        ]}
      />
      <p><ExternalLink className="txt" href={card.address}>{t('cardOpen')}</ExternalLink></p>
    </>
  );
}
