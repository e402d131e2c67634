import { useTranslations } from 'next-intl';
import { PrintButton } from '@/components/ui/print-button';
import { ExternalLink } from '@/components/ui/external-link';
import { Link } from '@/lib/i18n/navigation';

/** What can be done with the page, right of the text on wide screens; nothing here that is not elsewhere too. */
export function DocumentTools({ title, source, canAsk }: { title?: string; source?: string; canAsk: boolean }) {
  const t = useTranslations('documents');
  const states = useTranslations('states');
  return (
    <aside className="tools min-[66.01rem]:col-start-3" aria-labelledby="document-tools">
      <h2 className="rub" id="document-tools">{t('page')}</h2>
      <ul>
        {source && <li><ExternalLink href={source}>{t('source')}</ExternalLink></li>}
        {canAsk && title && <li><Link href={`/ask?q=${encodeURIComponent(t('question', { title }))}`}>{t('askAbout')}</Link></li>}
        <li><Link href="/documents">{t('search')}</Link></li>
        <li><PrintButton>{states('print')}</PrintButton></li>
      </ul>
    </aside>
  );
}
