'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { READING_ID } from './reading-id';
import { READING, readReading, writeReading, type ReadingName } from './reading-choice';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => document.documentElement.dataset.reading ?? '';

/** Writes the choice where the script in the head (components/layout/first-paint.ts) and app/styles/reader.css read it. */
function choose(name: ReadingName, value: string) {
  const written = writeReading({ ...readReading(current()), [name]: value });
  document.documentElement.dataset.reading = written;
  try {
    if (written) localStorage.setItem('reading', written);
    else localStorage.removeItem('reading');
  } catch {
    // Storage is refused: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The order in which a reader expects them. */
const SHOWN = { size: ['small', 'usual', 'large', 'largest'], measure: ['narrow', 'usual', 'wide'], face: READING.face } satisfies Record<ReadingName, readonly string[]>;

/** Size, measure and face of texts, kept in the browser; buttons of the page open it. @param appearance light or dark, the same as for the whole site */
export function ReadingSettings({ appearance }: { appearance: ReactNode }) {
  const t = useTranslations('reading');
  const chosen = readReading(useSyncExternalStore(subscribe, current, () => ''));
  return (
    <div className="reading-settings" id={READING_ID} popover="auto" role="dialog" aria-label={t('settings')}>
      {(Object.keys(SHOWN) as ReadingName[]).map((name) => (
        <div key={name} role="group" aria-label={t(name)} className="choice">
          <span aria-hidden="true">{t(name)}</span>
          <span className="seg">
            {SHOWN[name].map((value) => (
              <button key={value} type="button" aria-pressed={chosen[name] === value} onClick={() => choose(name, value)}>{t(`${name}Is.${value}`)}</button>
            ))}
          </span>
        </div>
      ))}
      {appearance}
      <button type="button" className="btn justify-self-end" popoverTarget={READING_ID} popoverTargetAction="hide">{t('close')}</button>
    </div>
  );
}
