import { useTranslations } from 'next-intl';
import { EmptyBlock } from '@/components/ui/empty-block';
import { TextLink } from '@/components/ui/text-link';
import type { Suggestion } from '@/lib/skills/outcome';

/** Nothing found: what was looked for, a better query where the agent names one, two ways on. */
export function NoResults({ query, suggestion }: { query: string; suggestion?: Suggestion }) {
  const t = useTranslations('documents');
  const better = suggestion && suggestion.query !== query ? suggestion.query : undefined;
  return (
    <EmptyBlock title={t('none', { query })}>
      <p>{t('noneText')}</p>
      <p className="flex flex-wrap gap-x-5">
        {better && <TextLink href={`/documents?q=${encodeURIComponent(better)}`}>{t('searchFor', { query: better })}</TextLink>}
        <TextLink href={`/ask?q=${encodeURIComponent(query)}`}>{t('askInstead')}</TextLink>
        <TextLink href="/documents">{t('startAgain')}</TextLink>
      </p>
    </EmptyBlock>
  );
}
