'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { saveFile } from '@/components/ui/save-file';
import { useShowAll, type PageTurn } from './conversation-turns';
import { fileName } from './file-name';
import { formats, type FormatName } from './formats';
import { printTurns } from './print-turns';
import { TurnsDialog } from './turns-dialog';
import { useExportWords } from './use-export-words';

const names = Object.keys(formats) as FormatName[];
const row = 'flex w-full min-h-12 items-center justify-between gap-4 border-0 border-b border-rule bg-transparent px-0 py-2 text-start text-ink hover:text-act cursor-pointer aria-disabled:text-ink-3 aria-disabled:cursor-default';

/** Files to save and the printed page, of one answer or of the conversation. */
export function SaveDialog({ id, close }: { id: string; close: () => void }) {
  const t = useTranslations('export');
  const words = useExportWords();
  const showAll = useShowAll();
  const [saved, setSaved] = useState('');

  function save(name: FormatName, turns: readonly PageTurn[]) {
    const [first] = turns;
    if (!first) return;
    const { ending, mime, write } = formats[name];
    const file = fileName(first.turn.question, words.dayOf(first.turn.readAt), ending);
    saveFile(file, mime, write(turns.map(({ turn }) => turn), words));
    setSaved(file);
  }

  async function print(turns: readonly PageTurn[]) {
    const [first, ...others] = turns;
    if (others.length > 0) await showAll();
    printTurns(others.length > 0 ? undefined : first?.id);
  }

  return (
    <TurnsDialog id={id} title={t('saveTitle')} close={close}>
      {(turns) => {
        const hasSources = turns.some(({ turn }) => turn.sources.length > 0);
        return (
          <>
            <ul className="mt-3 border-t border-rule">
              {names.map((name) => {
                const isEmpty = formats[name].sourcesOnly && !hasSources;
                return (
                  <li key={name}>
                    <button type="button" className={row} aria-disabled={isEmpty} onClick={() => !isEmpty && save(name, turns)}>
                      <span>{t(`format.${name}`)}</span>
                      <span className="meta">{isEmpty ? t('noSources') : formats[name].ending}</span>
                    </button>
                  </li>
                );
              })}
              <li><button type="button" className={row} onClick={() => void print(turns)}><span>{t('printPage')}</span></button></li>
            </ul>
            <p className="meta mt-2 min-h-6 wrap-anywhere" role="status">{saved && t('saved', { file: saved })}</p>
          </>
        );
      }}
    </TurnsDialog>
  );
}
