import { useTranslations } from 'next-intl';
import { SaveDocument } from '@/components/saved/save-document';
import { PrintButton } from '@/components/ui/print-button';
import { ExternalLink } from '@/components/ui/external-link';
import { Link } from '@/lib/i18n/navigation';
import type { Provenance } from '@/lib/skills/outcome';
import { FACTS_ID } from './document-facts';
import { READING_ID } from './reading/reading-id';

/** What can be done with the page: right of the text on wide screens, below it on others. */
export function DocumentTools(props: { id: string; agent: Provenance['agent']['kind']; title?: string; source?: string; canAsk: boolean }) {
  const { id, agent, title, source, canAsk } = props;
  const t = useTranslations('documents');
  const states = useTranslations('states');
  const saved = useTranslations('saved');
  return (
    <aside className="tools" aria-labelledby="document-tools">
      <h2 className="rub" id="document-tools">{t('page')}</h2>
      <ul>
        <li className="scripted onlywide"><button type="button" popoverTarget={READING_ID}>{t('textSettings')}</button></li>
        <li className="onlywide"><a href={`#${FACTS_ID}`}>{t('facts')}</a></li>
        {source && <li><ExternalLink href={source}>{t('source')}</ExternalLink></li>}
        {canAsk && title && <li><Link href={`/documents?q=${encodeURIComponent(title)}`}>{t('otherPassages')}</Link></li>}
        {canAsk && title && <li><Link href={`/ask?q=${encodeURIComponent(t('question', { title }))}`}>{t('askAbout')}</Link></li>}
        <li><SaveDocument id={id} agent={agent} words={{ save: saved('save'), saved: saved('savedAlready'), done: saved('done'), failed: saved('notSaved'), full: saved('full') }} /></li>
        <li><Link href="/documents/saved">{saved('title')}</Link></li>
        <li><Link href="/documents">{t('search')}</Link></li>
        <li><PrintButton>{states('print')}</PrintButton></li>
      </ul>
    </aside>
  );
}
