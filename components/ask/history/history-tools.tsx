'use client';

import { useRef, useState } from 'react';
import { useTimeZone, useTranslations } from 'next-intl';
import { todayIn } from '@/lib/liturgy/today';
import { saveFile } from '../export/save-file';

type Said = { kind: 'imported'; added: number; dropped: number } | { kind: 'notAFile' } | { kind: 'failed' };

/** The whole history as one file, out and in again, and its deletion. */
export function HistoryTools({ isEmpty, removeAll }: { isEmpty: boolean; removeAll: () => Promise<void> }) {
  const t = useTranslations('history');
  const zone = useTimeZone() ?? 'UTC';
  const file = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Said>();

  async function save() {
    try {
      const { exportHistory } = await import('./history-file');
      saveFile(`ask-history-${todayIn(zone)}.json`, 'application/json', await exportHistory());
      setSaid(undefined);
    } catch {
      setSaid({ kind: 'failed' });
    }
  }

  async function load(chosen: File | undefined) {
    if (!chosen) return;
    try {
      const { importHistory, readHistoryFile } = await import('./history-file');
      const entries = readHistoryFile(await chosen.text());
      setSaid(entries ? { kind: 'imported', ...(await importHistory(entries)) } : { kind: 'notAFile' });
    } catch {
      setSaid({ kind: 'failed' });
    }
  }

  return (
    <div className="mt-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {!isEmpty && <button type="button" className="btn" onClick={() => void save()}>{t('exportAll')}</button>}
        <button type="button" className="btn" onClick={() => file.current?.click()}>{t('importFile')}</button>
        <input
          ref={file} type="file" accept="application/json,.json" hidden aria-label={t('importFile')}
          onChange={(event) => {
            void load(event.target.files?.[0]);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
        {!isEmpty && <button type="button" className="txt" onClick={() => void removeAll()}>{t('deleteAll')}</button>}
      </div>
      <p role="status" className="mt-3">
        {said && (said.kind === 'imported' ? t('imported', { added: said.added, dropped: said.dropped }) : t(said.kind))}
      </p>
    </div>
  );
}
