import { useTranslations } from 'next-intl';
import { EmptyBlock } from '@/components/ui/empty-block';
import { TextLink } from '@/components/ui/text-link';
import type { Suggestion } from '@/lib/skills/outcome';

/**
 * Nothing found: what was looked for, a better query where the agent names one, ways on.
 * @param canAsk the agent may answer as a question what it does not find; the built-in one finds all that it could answer from
 * @param titles of our own catalogue that match: something to look for at another agent
 */
export function NoResults({ query, suggestion, canAsk, titles = [] }: { query: string; suggestion?: Suggestion; canAsk: boolean; titles?: { title: string; author?: string; year?: string }[] }) {
  const t = useTranslations('documents');
  const better = suggestion && suggestion.query !== query ? suggestion.query : undefined;
  return (
    <EmptyBlock title={t('none', { query })}>
      <p>{t('noneText')}</p>
      <p className="flex flex-wrap gap-x-5">
        {better && <TextLink href={`/documents?q=${encodeURIComponent(better)}`}>{t('searchFor', { query: better })}</TextLink>}
        {canAsk && <TextLink href={`/ask?q=${encodeURIComponent(query)}`}>{t('askInstead')}</TextLink>}
        <TextLink href="/documents">{t('startAgain')}</TextLink>
      </p>
      {titles.length > 0 && (
        <>
          <p className="mt-3">{t('catalogueHas')}</p>
          <ul>
            {titles.map(({ title, author, year }) => (
              <li key={title}>
                <TextLink href={`/documents?q=${encodeURIComponent(title)}`}>{title}</TextLink> <span className="meta">{[author, year].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyBlock>
  );
}
