'use client';

import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';
import { formatNumber } from '@/lib/format';
import { localizedPath } from '@/lib/i18n/language-tag';
import type { PageTurn } from '../export/conversation-turns';
import { TurnsDialog } from '../export/turns-dialog';
import { LONG_LINK, LONGEST_LINK, shareLink, type ShareLink } from './share-link';

/** A link that carries one answer or the conversation. */
export function ShareDialog({ id, close }: { id: string; close: () => void }) {
  const t = useTranslations('export');
  return (
    <TurnsDialog id={id} title={t('shareTitle')} close={close}>
      {(turns) => (
        <>
          <p className="mt-3">{t('shareText')}</p>
          <LinkTo key={turns.length} turns={turns} />
        </>
      )}
    </TurnsDialog>
  );
}

function LinkTo({ turns }: { turns: readonly PageTurn[] }) {
  const t = useTranslations('export');
  const locale = useLocale();
  const [link, setLink] = useState<ShareLink>();

  useEffect(() => {
    let isHere = true;
    const page = new URL(localizedPath('/ask/shared', locale), location.href).href;
    void shareLink(turns.map(({ turn }) => turn), page, new Date().toISOString()).then((made) => isHere && setLink(made));
    return () => {
      isHere = false;
    };
  }, [turns, locale]);

  const number = (count: number) => formatNumber(count, locale);
  if (link?.kind !== 'link') {
    return <p className="mt-3 min-h-24" role="status">{link?.kind === 'too-long' ? t('tooLong', { length: number(link.length), limit: number(LONGEST_LINK) }) : link ? t(link.kind === 'too-much' ? 'tooMuch' : 'unsupported') : t('making')}</p>;
  }
  return (
    <div className="mt-3 min-h-24">
      <label className="block">
        <span className="meta">{t('link')}</span>
        <input className="field mt-1 w-full" readOnly value={link.url} dir="ltr" onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p className="meta mt-2">
        {t('linkLength', { length: number(link.url.length) })} {link.url.length > LONG_LINK && t('linkLong')} {!link.quotes && t('withoutQuotes')}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <CopyButton className="btn pri" text={link.url} words={{ copy: t('copyLink'), copied: t('copied'), refused: t('copyRefused') }} />
        <a className="txt" href={link.url} target="_blank" rel="noopener">{t('openLink')}</a>
      </p>
    </div>
  );
}
