'use client';

import { memo, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTimeZone, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { formatInstant } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';
import type { Locale } from '@/lib/i18n/routing';
import type { ListedConversation } from './versions-together';

const LONGEST_TITLE = 200;

/**
 * One conversation of the list: opens, is renamed in its place, is deleted at once.
 * Versions of one conversation have one title: each is told by a question of its own.
 * @param found the question under which the words of a search stand, where the title has them not
 */
export const HistoryRow = memo(function HistoryRow(props: { conversation: ListedConversation; found?: string; locale: Locale; remove: (ids: string[]) => Promise<void> }) {
  const { conversation: { id, title, changedAt, turns, asks }, found, locale, remove } = props;
  const t = useTranslations('history');
  const zone = useTimeZone();
  const rename = useRef<HTMLButtonElement>(null);
  const [isRenaming, setRenaming] = useState(false);
  const [failed, setFailed] = useState(false);
  const called = asks ? `${title} · ${asks}` : title;
  const wasRenaming = useRef(false);

  // Back to the button, once it is drawn again.
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  function close() {
    setRenaming(false);
    setFailed(false);
  }

  async function save(given: string) {
    const named = given.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE);
    try {
      if (named && named !== title) await (await import('./change-history')).renameConversation(id, named);
      close();
    } catch {
      setFailed(true);
    }
  }

  return (
    <li>
      {isRenaming ? <RenameForm id={id} title={title} save={save} cancel={close} failed={failed} /> : (
        <>
          <div>
            <Link className="open" href={`/ask/${id}`} dir="auto" aria-describedby={asks && `asks-${id}`}>{title}</Link>
            {asks && <p id={`asks-${id}`} className="wrap-anywhere" dir="auto">{t('version', { question: asks })}</p>}
            <p className="meta">{formatInstant(changedAt, locale, zone)} · {t('questions', { count: turns })}</p>
            {found && <p className="meta wrap-anywhere" dir="auto">{t('foundIn', { question: found })}</p>}
          </div>
          <div className="acts">
            <button ref={rename} type="button" className="txt" aria-label={t('renameOf', { title: called })} onClick={() => setRenaming(true)}>{t('rename')}</button>
            <button type="button" className="txt" aria-label={t('deleteOf', { title: called })} onClick={() => void remove([id])}>{t('delete')}</button>
          </div>
        </>
      )}
    </li>
  );
});

function RenameForm(props: { id: string; title: string; save: (title: string) => Promise<void>; cancel: () => void; failed: boolean }) {
  const { id, title, save, cancel, failed } = props;
  const t = useTranslations('history');
  const field = useRef<HTMLFormElement>(null);

  useEffect(() => field.current?.querySelector('input')?.select(), []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void save(String(new FormData(event.currentTarget).get('title') ?? ''));
  }

  return (
    <form ref={field} onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && cancel()}>
      <div className="min-w-[12rem] flex-1"><Field id={`title-${id}`} name="title" label={t('newTitle')} defaultValue={title} maxLength={LONGEST_TITLE} autoComplete="off" /></div>
      <button type="submit" className="btn">{t('save')}</button>
      <button type="button" className="txt" onClick={cancel}>{t('cancel')}</button>
      <p role="alert" className="text-caution">{failed && t('failed')}</p>
    </form>
  );
}
