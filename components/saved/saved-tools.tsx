'use client';

import { useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useCitationWords } from '@/components/documents/reading/use-citation-words';
import { AskingButton } from '@/components/ui/asking-button';
import { FileButton } from '@/components/ui/file-button';
import { saveFile } from '@/components/ui/save-file';
import { formatInstant } from '@/lib/format';
import { todayIn } from '@/lib/liturgy/today';
import { SAVED_FORMATS, readSavedFile, writeSaved } from './saved-file';
import { save } from './saved-store';
import type { SavedThing } from './saved-thing';

type Said = { kind: 'imported'; added: number; dropped: number } | { kind: 'notAFile' } | { kind: 'failed' };

/** What is saved as files, out and in again, and its deletion. */
export function SavedTools({ things, removeAll }: { things: SavedThing[]; removeAll: () => Promise<void> }) {
  const t = useTranslations('saved');
  const [locale, zone] = [useLocale(), useTimeZone() ?? 'UTC'];
  const words = useCitationWords();
  const [said, setSaid] = useState<Said>();

  function write(format: (typeof SAVED_FORMATS)[number]) {
    const { ending, mime, text } = writeSaved(format, things, { ...words, answeredBy: (name, readAt) => t('readFrom', { name, time: formatInstant(readAt, locale, zone) }) }, window.location.origin);
    saveFile(`saved-documents-${todayIn(zone)}${ending}`, mime, text);
    setSaid(undefined);
  }

  async function load(chosen: File) {
    try {
      const read = readSavedFile(await chosen.text());
      if (!read) return setSaid({ kind: 'notAFile' });
      const dropped = await save(read);
      setSaid({ kind: 'imported', added: read.length - dropped, dropped });
    } catch {
      setSaid({ kind: 'failed' });
    }
  }

  return (
    <div className="noprint mt-8">
      {things.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <span>{t('exportAs')}</span>
          {SAVED_FORMATS.map((format) => <button key={format} type="button" className="txt" onClick={() => write(format)}>{t(`format.${format}`)}</button>)}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <FileButton label={t('importFile')} load={load} />
        {things.length > 0 && <AskingButton label={t('deleteAll')} act={removeAll} words={{ title: t('askAll', { count: things.length }), text: t('askAllText'), yes: t('deleteAll'), no: t('keep') }} />}
      </div>
      <p role="status" className="mt-3">{said && (said.kind === 'imported' ? t('imported', { added: said.added, dropped: said.dropped }) : t(said.kind))}</p>
    </div>
  );
}
