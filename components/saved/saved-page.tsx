'use client';

import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'next-intl';
import { foldText, hasWords } from '@/components/ask/history/fold-text';
import { useKept } from '@/components/ask/history/use-kept';
import { sayLocator } from '@/components/documents/reading/locator';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyBlock } from '@/components/ui/empty-block';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { RefusedStore } from '@/components/ui/refused-store';
import { UndoToast } from '@/components/ui/undo-toast';
import { SavedRow } from './saved-row';
import { listSaved, onSavedChange, removeSaved, removeStore, save } from './saved-store';
import type { SavedThing } from './saved-thing';
import { SavedTools } from './saved-tools';

/** Shorter lists are seen at a glance. */
const SEARCHED_FROM = 6;

/** What this browser has saved of documents: read, searched, exported, deleted here; none of it leaves the browser. */
export function SavedPage() {
  const t = useTranslations('saved');
  const reading = useTranslations('reading');
  const kept = useKept(listSaved, onSavedChange);
  const [words, setWords] = useState('');
  const [deleted, setDeleted] = useState<SavedThing[]>();
  const [failed, setFailed] = useState(false);
  const things = useMemo(() => (kept.state === 'read' ? kept.value : []), [kept]);
  const searched = useDeferredValue(words);
  const shown = useMemo(() => {
    const placed = ({ locator, reference }: SavedThing) => (locator ? sayLocator(locator, reading) : reference);
    const hasSearched = (thing: SavedThing) => hasWords(foldText([thing.title, thing.author, placed(thing), thing.kind === 'passage' ? thing.text : ''].join('\n')), searched);
    return searched.trim() ? things.filter(hasSearched) : things;
  }, [things, searched, reading]);

  const remove = useCallback(async (keys?: string[]) => {
    try {
      setDeleted(await removeSaved(keys));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);
  const forgetDeleted = useCallback(() => setDeleted(undefined), []);

  if (kept.state === 'reading') return <p className="muted scripted" role="status">{t('reading')}</p>;
  if (kept.state === 'refused') return <RefusedStore remove={removeStore} words={{ title: t('refused'), text: t('refusedText'), remove: t('deleteStore'), failed: t('failed') }} />;
  return (
    <>
      {things.length >= SEARCHED_FROM && (
        <div role="search" className="noprint">
          <Field id="saved-words" type="search" label={t('search')} value={words} maxLength={200} autoComplete="off" before={<Icon name="search" />} onChange={(event) => setWords(event.target.value)} />
        </div>
      )}
      <p className="meta mt-2" role="status">{searched.trim() && t('found', { count: shown.length })}</p>
      {things.length === 0 && <EmptyBlock title={t('empty')}><p>{t('emptyText')}</p><p className="mt-3"><ButtonLink href="/documents">{t('find')}</ButtonLink></p></EmptyBlock>}
      {shown.length > 0 && <ul className="kept-list">{shown.map((thing) => <SavedRow key={thing.key} thing={thing} remove={remove} />)}</ul>}
      <p role="alert" className="mt-3 text-caution">{failed && t('failed')}</p>
      <SavedTools things={things} removeAll={remove} />
      <UndoToast
        of={deleted}
        text={deleted?.length ? t('deleted', { count: deleted.length }) : undefined}
        undo={async () => void (deleted && (await save(deleted)))} close={forgetDeleted} words={{ undo: t('undo'), failed: t('failed') }}
      />
    </>
  );
}
