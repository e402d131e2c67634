import { useTranslations } from 'next-intl';
import type { DirectoryKind } from './directory-kind';

/** Where in the page the namesakes stand. */
export const NAMESAKES = 'namesakes';

/** On a small screen, where they stand far below the one that was found: that others share the name, how many, and the way to them. */
export function NotMeant({ kind, count }: { kind: DirectoryKind; count: number }) {
  const t = useTranslations('directory');
  return <p className="noprint mb-2 min-[62.01rem]:hidden"><a href={`#${NAMESAKES}`} className="txt">{kind === 'dioceses' ? t('notWhich') : t('notWho')} ({count})</a></p>;
}
