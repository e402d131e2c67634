import { Fragment } from 'react';
import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { Link } from '@/lib/i18n/navigation';
import { SKILL_IDS } from '@/lib/skills';

/** Section of this site in which a skill is used: the key of its name, and its address. */
const USED_IN: Record<string, { section: 'ask' | 'documents' | 'calendar' | 'directory' | 'trends'; href: string }> = {
  catholic_qa: { section: 'ask', href: '/ask' },
  document_search: { section: 'documents', href: '/documents' },
  document_fetch: { section: 'documents', href: '/documents' },
  liturgical_readings: { section: 'calendar', href: '/calendar' },
  saints_of_the_day: { section: 'calendar', href: '/calendar' },
  saint_lookup: { section: 'directory', href: '/saints' },
  person_lookup: { section: 'directory', href: '/clergy' },
  pope_lookup: { section: 'directory', href: '/popes' },
  diocese_lookup: { section: 'directory', href: '/dioceses' },
  diocese_statistics_lookup: { section: 'trends', href: '/trends' },
};

/** On a narrow screen the line may break after an underscore, and nowhere else. */
function SkillId({ id }: { id: string }) {
  return <code>{id.split('_').map((word, index) => <Fragment key={word}>{index > 0 && <>_<wbr /></>}{word}</Fragment>)}</code>;
}

/**
 * The ten skills and where this site uses them.
 * @param listed ids in the agent's card, or undefined when the card lists none or was not read
 * @param metered says from which allowance a call is taken
 */
export function SkillsTable({ listed, metered = false }: { listed?: string[]; metered?: boolean }) {
  const t = useTranslations('connect');
  const skills = useTranslations('skills');
  const layout = useTranslations('layout');
  return (
    <DataTable
      label={t('can')} caption={t('can')} hideCaption words missing="–" head={[t('skill'), t('used'), ...(metered ? [t('allowance')] : [])]}
      rows={SKILL_IDS.map((id) => ({
        key: id,
        head: (
          <>
            {skills(id as Parameters<typeof skills>[0])}
            <span className="meta block"><SkillId id={id} />{listed && !listed.includes(id) ? ` (${t('cardMissing')})` : ''}</span>
          </>
        ),
        cells: [
          USED_IN[id] && <Link key="used" href={USED_IN[id].href}>{layout(USED_IN[id].section)}</Link>,
          ...(metered ? [id === 'catholic_qa' ? t('questions') : t('general')] : []),
        ],
      }))}
    />
  );
}
