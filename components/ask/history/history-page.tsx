'use client';

import { useCallback, useDeferredValue, useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyBlock } from '@/components/ui/empty-block';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { RefusedStore } from '@/components/ui/refused-store';
import { UndoToast } from '@/components/ui/undo-toast';
import { HistoryRow } from './history-row';
import { HistoryTools } from './history-tools';
import { useHistorySearch } from './use-history-search';
import { useKept } from './use-kept';
import type { Deleted } from './change-history';

/** Longer lists grow by the press of a button. */
const PAGE = 50;

const list = async () => (await import('./read-history')).listConversations();

/** The conversations that this browser keeps: searched, opened, renamed, deleted, exported here; none of it leaves the browser. */
export function HistoryPage() {
  const t = useTranslations('history');
  const locale = useLocale();
  const kept = useKept(list);
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(PAGE);
  const [deleted, setDeleted] = useState<Deleted>();
  const [failed, setFailed] = useState(false);
  const conversations = kept.state === 'read' ? kept.value : [];
  const { matches, where } = useHistorySearch(conversations, useDeferredValue(words));

  const remove = useCallback(async (ids?: string[]) => {
    try {
      const { deleteConversations } = await import('./change-history');
      setDeleted(await deleteConversations(ids));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);

  const forgetDeleted = useCallback(() => setDeleted(undefined), []);

  if (kept.state === 'reading') return <p className="muted" role="status">{t('reading')}</p>;
  if (kept.state === 'refused') {
    const words = { title: t('refused'), text: t('refusedText'), remove: t('deleteStore'), failed: t('failed') };
    return <RefusedStore remove={() => import('./change-history').then(({ deleteStore }) => deleteStore())} words={words} />;
  }
  return (
    <>
      {conversations.length > 0 && (
        <div role="search" className="max-w-[43rem]">
          <Field id="history-words" type="search" label={t('search')} value={words} maxLength={200} autoComplete="off" before={<Icon name="search" />} onChange={(event) => setWords(event.target.value)} />
        </div>
      )}
      <p className="meta mt-2" role="status">{words.trim() && t('found', { count: matches.length })}</p>
      {conversations.length === 0 && <EmptyBlock title={t('empty')}><p>{t('emptyText')}</p><p className="mt-3"><ButtonLink href="/ask">{t('ask')}</ButtonLink></p></EmptyBlock>}
      {matches.length > 0 && (
        <ul className="kept-list max-w-[43rem]">
          {matches.slice(0, shown).map((conversation) => (
            <HistoryRow key={conversation.id} conversation={conversation} found={where.get(conversation.id)} locale={locale} remove={remove} />
          ))}
        </ul>
      )}
      {matches.length > shown && <button type="button" className="btn mt-4" onClick={() => setShown(shown + PAGE)}>{t('more')}</button>}
      <p role="alert" className="mt-3 text-caution">{failed && t('failed')}</p>
      <HistoryTools conversations={conversations.length} removeAll={remove} />
      <UndoToast
        of={deleted}
        text={deleted && deleted.conversations.length > 0 ? t('deleted', { count: deleted.conversations.length }) : undefined}
        undo={async () => deleted && (await import('./change-history')).restoreConversations(deleted)}
        close={forgetDeleted} words={{ undo: t('undo'), failed: t('failed') }}
      />
    </>
  );
}
