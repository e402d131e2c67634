import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { FACTS_ID } from './document-facts';
import { OUTLINE_ID } from './outline-frame';
import { READING_ID } from './reading/reading-id';

/** What wide screens have beside the text, under the heading of narrow ones. */
export function ReaderBar({ source, hasOutline }: { source?: string; hasOutline: boolean }) {
  const t = useTranslations('documents');
  return (
    <div className="readbar onlyphone noprint">
      {hasOutline && <button type="button" className="btn" popoverTarget={OUTLINE_ID}>{t('contents')}</button>}
      <button type="button" className="btn scripted" popoverTarget={READING_ID}>{t('textSettings')}</button>
      <a className="txt" href={`#${FACTS_ID}`}>{t('facts')}</a>
      {source && <ExternalLink className="txt" href={source}>{t('source')}</ExternalLink>}
    </div>
  );
}
