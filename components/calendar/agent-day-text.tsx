import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { Markdown } from '@/components/ui/markdown';

/**
 * What the agent sent for a day, as it sent it.
 * @param folded behind one click, where the same stands above in our own form
 */
export function AgentDayText({ text, folded, lang, headingFrom = 3 }: { text: string; folded: boolean; lang?: string; headingFrom?: 3 | 4 }) {
  const t = useTranslations('calendar');
  const shown = <Markdown text={text} lang={lang} headingFrom={headingFrom} keepLineBreaks />;
  return folded ? <Disclosure summary={t('agentText')}>{shown}</Disclosure> : shown;
}
