'use client';

import { useRef, useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { saveFile } from '@/components/ask/export/save-file';
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
  const file = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Said>();

  function write(format: (typeof SAVED_FORMATS)[number]) {
    const { ending, mime, text } = writeSaved(format, things, { answeredBy: (name, readAt) => t('readFrom', { name, time: formatInstant(readAt, locale, zone) }), dayOf: (instant) => todayIn(zone, new Date(instant)) }, window.location.origin);
    saveFile(`saved-documents-${todayIn(zone)}${ending}`, mime, text);
    setSaid(undefined);
  }

  async function load(chosen: File | undefined) {
    if (!chosen) return;
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
        <button type="button" className="btn" onClick={() => file.current?.click()}>{t('importFile')}</button>
        <input
          ref={file} type="file" accept="application/json,.json" hidden aria-label={t('importFile')}
          onChange={(event) => {
            void load(event.target.files?.[0]);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
        {things.length > 0 && <button type="button" className="txt" onClick={() => void removeAll()}>{t('deleteAll')}</button>}
      </div>
      <p role="status" className="mt-3">{said && (said.kind === 'imported' ? t('imported', { added: said.added, dropped: said.dropped }) : t(said.kind))}</p>
    </div>
  );
}
