import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { Markdown } from '@/components/ui/markdown';

/**
 * What the agent sent for a day, as it sent it.
 * @param folded behind one click, where the same stands above in our own form
 * @param compact for a narrow column
 */
export function AgentDayText({ text, folded, lang, compact = false }: { text: string; folded: boolean; lang?: string; compact?: boolean }) {
  const t = useTranslations('calendar');
  const shown = <Markdown text={text} lang={lang} keepLineBreaks className={compact ? 'read text-base!' : 'read'} />;
  return folded ? <Disclosure summary={t('agentText')}>{shown}</Disclosure> : shown;
}
