'use client';

import { useSyncExternalStore } from 'react';

const choices = ['device', 'light', 'sepia', 'dark'] as const;
type Choice = (typeof choices)[number];

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = (): Choice => choices.find((choice) => choice === document.documentElement.dataset.appearance) ?? 'device';

/** Writes the choice where the script in the head (components/layout/first-paint.ts) reads it. */
function choose(choice: Choice) {
  const root = document.documentElement;
  root.dataset.appearance = choice;
  root.dataset.theme = choice === 'sepia' ? choice : choice === 'dark' || (choice === 'device' && matchMedia('(prefers-color-scheme: dark)').matches) ? 'dark' : 'light';
  try {
    if (choice === 'device') localStorage.removeItem('theme');
    else localStorage.setItem('theme', choice);
  } catch {
    // Storage is refused: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Appearance: as the device, light, sepia, dark. Hidden without scripts by the stylesheet. */
export function AppearanceControl({ label, names }: { label: string; names: Record<Choice, string> }) {
  const chosen = useSyncExternalStore(subscribe, current, () => undefined);
  return (
    <div className="appearance" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <span className="seg">
        {choices.map((choice) => (
          <button key={choice} type="button" aria-pressed={chosen === choice} onClick={() => choose(choice)}>{names[choice]}</button>
        ))}
      </span>
    </div>
  );
}
