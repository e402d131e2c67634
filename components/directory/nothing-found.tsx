import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyBlock } from '@/components/ui/empty-block';
import { TextLink } from '@/components/ui/text-link';
import type { Suggestion } from '@/lib/skills/outcome';
import { DIRECTORIES, searchPath, type DirectoryKind } from './directory-kind';
import { LinkList } from './link-list';
import type { DirectoryLink } from './read-link';

interface Given {
  kind: DirectoryKind | 'all';
  query: string;
  suggestion?: Suggestion;
  /** Names like the one looked for. */
  nearest: DirectoryLink[];
  /** Directories whose title the words hold: "Pope Francis" is looked for among the saints, and is among the popes. */
  named?: readonly DirectoryKind[];
}

/** Nobody of that name: what was looked for, the agent's hint as a button, the nearest names, and the other directories. */
export function NothingFound({ kind, query, suggestion, nearest, named = [] }: Given) {
  const [t, locale] = [useTranslations('directory'), useLocale()];
  const hinted = suggestion?.directory;
  const titled = suggestion || kind === 'all' ? undefined : named.find((directory) => directory !== kind);
  const others = DIRECTORIES.filter((directory) => directory !== kind && directory !== hinted && directory !== titled);
  return (
    <EmptyBlock title={t(`none.${kind}`, { query })}>
      {hinted && (
        <>
          <p>{t('hintElsewhere')}</p>
          <p className="my-3"><ButtonLink kind="primary" href={searchPath(hinted, suggestion.query)}>{t(`lookAmong.${hinted}`)}</ButtonLink></p>
        </>
      )}
      {titled && <p className="my-3"><ButtonLink kind="primary" href={searchPath(titled, query)}>{t(`lookAmong.${titled}`)}</ButtonLink></p>}
      {suggestion && !hinted && kind !== 'all' && (
        <p className="my-3"><ButtonLink kind="primary" href={searchPath(kind, suggestion.query)}>{t('didYouMean', { query: suggestion.query })}</ButtonLink></p>
      )}
      {nearest.length > 0 && (
        <div className="my-3">
          <p>{t('nearest')}</p>
          <LinkList links={nearest} label={t('nearest')} all={t('showAll', { count: nearest.length })} lang={locale === 'en' ? undefined : 'en'} />
        </div>
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
