import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyBlock } from '@/components/ui/empty-block';
import { TextLink } from '@/components/ui/text-link';
import type { Suggestion } from '@/lib/skills/outcome';
import { DIRECTORIES, searchPath, type DirectoryKind } from './directory-kind';

/** Nobody of that name: what was looked for, the agent's hint as a button, and the other directories. */
export function NothingFound({ kind, query, suggestion }: { kind: DirectoryKind | 'all'; query: string; suggestion?: Suggestion }) {
  const t = useTranslations('directory');
  const hinted = suggestion?.directory;
  const others = DIRECTORIES.filter((directory) => directory !== kind && directory !== hinted);
  return (
    <EmptyBlock title={t(`none.${kind}`, { query })}>
      {hinted && (
        <>
          <p>{t('hintElsewhere')}</p>
          <p className="my-3"><ButtonLink kind="primary" href={searchPath(hinted, suggestion.query)}>{t(`lookAmong.${hinted}`)}</ButtonLink></p>
        </>
      )}
      {suggestion && !hinted && kind !== 'all' && (
        <p className="my-3"><ButtonLink kind="primary" href={searchPath(kind, suggestion.query)}>{t('didYouMean', { query: suggestion.query })}</ButtonLink></p>
      )}
      {kind === 'all' || (
        <>
          <p>{t('tryOther')}</p>
          <p className="flex flex-wrap gap-x-6">
            {others.map((directory) => <TextLink key={directory} href={searchPath(directory, query)}>{t(`lookAmong.${directory}`)}</TextLink>)}
          </p>
        </>
      )}
    </EmptyBlock>
  );
}
