import { useTranslations } from 'next-intl';
import { AppearanceControl } from '@/components/layout/appearance-control';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { TEXT_ID } from '../document-text';
import type { CitedDocument } from './cite-passage';
import type { PassageSaving } from './passage-bar';
import { LinkedPlace } from './linked-place';
import { PassageWatch } from './passage-watch';
import { ReadingSettings } from './reading-settings';

/** What scripts add to a text: links that outlive a change, the settings, and what can be done with a passage. */
export function ReadingLeaves({ document, saving }: { document: CitedDocument; saving: Omit<PassageSaving, 'words'> }) {
  const t = useTranslations('layout');
  const reading = useTranslations('reading');
  const saved = useTranslations('saved');
  const words = { save: reading('save'), saved: saved('savedAlready'), done: saved('done'), failed: saved('notSaved'), full: saved('full') };
  return (
    <ClientMessages namespaces={['reading']}>
      <LinkedPlace textId={TEXT_ID} />
      <PassageWatch textId={TEXT_ID} document={document} saving={{ ...saving, words }} />
      <ReadingSettings appearance={<AppearanceControl label={t('appearance')} names={{ device: t('asDevice'), light: t('light'), sepia: t('sepia'), dark: t('dark') }} />} />
    </ClientMessages>
  );
}
