'use client';

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { AskingButton } from '@/components/ui/asking-button';
import { never } from '@/components/ui/never';
import { TextLink } from '@/components/ui/text-link';
import { formatInstant } from '@/lib/format';
import { deleteCopies, listCopies, type KeptCopy } from './kept-copies';

/** A path of this site, from an address that anybody may have written. */
const ownPage = (given: string | null) => (given && /^\/(?![/\\])/.test(given) && !/[\\\p{Cc}]/u.test(given) ? given : undefined);

/** The kept page was drawn without parameters; the address has them all the same. */
const searchNow = () => window.location.search;

/** Without the name of the site, which every page has. */
const titleOf = ({ title }: KeptCopy) => title.replace(/ · Magisterium Explorer$/, '');

/** The pages that can be read now, and the one that cannot. Plain links: only a whole page can be had without a connection. */
export function KeptList() {
  const t = useTranslations('offline');
  const [locale, zone] = [useLocale(), useTimeZone()];
  const wanted = ownPage(new URLSearchParams(useSyncExternalStore(never, searchNow, () => '')).get('page'));
  const [copies, setCopies] = useState<KeptCopy[]>();
  const [deleted, setDeleted] = useState<number>();
  const [isBack, setBack] = useState(false);
  const said = useRef<HTMLSpanElement>(null);

  const read = useCallback(() => listCopies().then(setCopies, () => setCopies([])), []);
  useEffect(() => {
    void read();
    const back = () => setBack(true);
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [read]);

  async function removeAll() {
    try {
      setDeleted(await deleteCopies());
      // The button, which has the focus, goes with the copies.
      said.current?.focus();
    } catch {
      // They stand there still, and so does the button.
    }
    await read();
  }

  return (
    <>
      {wanted && (
        <div className="notice">
          <p className="nt wrap-anywhere">{t('never', { page: decoded(wanted) })}</p>
          <p role="status">{isBack && t('back')}</p>
          <div className="acts"><a className="btn" href={wanted}>{t('again')}</a></div>
        </div>
      )}
      <h2 className="rub mt-8">{t('pages')}</h2>
      {copies?.length === 0 && <p className="muted mt-2">{t('none')}</p>}
      {copies && copies.length > 0 && (
        <ul className="kept-list">
          {copies.map((copy) => (
            <li key={copy.path}>
              <div className="min-w-0"><a className="open" href={copy.path} dir="auto">{titleOf(copy)}</a><p className="meta">{t('readAt', { time: formatInstant(copy.readAt, locale, zone) })}</p></div>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 flex flex-wrap items-center gap-x-6">
        <TextLink href="/documents/saved">{t('saved')}</TextLink>
        {copies && copies.length > 0 && <AskingButton label={t('deleteAll')} act={removeAll} words={{ title: t('askAll', { count: copies.length }), text: t('askAllText'), yes: t('deleteAll'), no: t('keep') }} />}
        <span ref={said} role="status" tabIndex={-1}>{deleted !== undefined && t('copies', { count: deleted })}</span>
      </p>
    </>
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
