'use client';

import { useState } from 'react';
import { useTimeZone, useTranslations } from 'next-intl';
import { AskingButton } from '@/components/ui/asking-button';
import { FileButton } from '@/components/ui/file-button';
import { saveFile } from '@/components/ui/save-file';
import { todayIn } from '@/lib/liturgy/today';

type Said = { kind: 'imported'; added: number; dropped: number } | { kind: 'notAFile' } | { kind: 'failed' };

/** The whole history as one file, out and in again, and its deletion. @param conversations how many are kept */
export function HistoryTools({ conversations, removeAll }: { conversations: number; removeAll: () => Promise<void> }) {
  const t = useTranslations('history');
  const zone = useTimeZone() ?? 'UTC';
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

  async function load(chosen: File) {
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
        {conversations > 0 && <button type="button" className="btn" onClick={() => void save()}>{t('exportAll')}</button>}
        <FileButton label={t('importFile')} load={load} />
        {conversations > 0 && <AskingButton label={t('deleteAll')} act={removeAll} words={{ title: t('askAll', { count: conversations }), text: t('askAllText'), yes: t('deleteAll'), no: t('keep') }} />}
      </div>
      <p role="status" className="mt-3">
        {said && (said.kind === 'imported' ? t('imported', { added: said.added, dropped: said.dropped }) : t(said.kind))}
      </p>
    </div>
  );
}
