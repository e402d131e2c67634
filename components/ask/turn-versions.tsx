'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { useConversation } from './conversation-context';

const step = 'inline-flex min-h-11 min-w-11 items-center justify-center text-act';

/** The way to the other versions of a turn. Nothing where there are none. @param ticket of the turn; without one, what else went on after the last */
export function TurnVersions({ ticket }: { ticket?: string }) {
  const t = useTranslations('versions');
  const { paths, shown } = useConversation().versionsOf(ticket);
  // Where no turn stands, every version is another one.
  if (paths.length < (shown === -1 ? 1 : 2)) return null;
  const [earlier, later] = shown === -1 ? [paths.at(-1), undefined] : [paths[shown - 1], paths[shown + 1]];
  return (
    <nav aria-label={t('versions')} className="meta noprint flex items-center">
      {earlier ? <Link className={step} href={earlier} aria-label={t('earlierVersion')}><Icon name="previous" /></Link> : <span className={step} aria-hidden="true" />}
      <span className="num">{shown === -1 ? t('others', { count: paths.length }) : t('version', { number: shown + 1, count: paths.length })}</span>
      {later && <Link className={step} href={later} aria-label={t('laterVersion')}><Icon name="next" /></Link>}
    </nav>
  );
}

/** The way to ask a turn anew in other words. */
export function EditTurn({ ticket }: { ticket: string }) {
  const t = useTranslations('versions');
  const { editPath } = useConversation();
  return <Link className="txt noprint" href={editPath(ticket)}>{t('edit')}</Link>;
}

/** The way back from asking anew. */
export function LeaveEdit() {
  const t = useTranslations('versions');
  return <Link className="txt" href={useConversation().shownPath}>{t('leave')}</Link>;
}
