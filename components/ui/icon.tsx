/** Drawings on a 20 px grid, 1.6 stroke, round ends: the font files have no arrows. */
const drawings = {
  search: 'M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0M12.7 12.7 17 17',
  menu: 'M3 6h14M3 10h14M3 14h14',
  previous: 'm12 5-5 5 5 5',
  next: 'm8 5 5 5-5 5',
  down: 'm5 8 5 5 5-5',
  external: 'M8 5H5v10h10v-3M11 4h5v5M16 4l-7 7',
  close: 'm5 5 10 10M15 5 5 15',
  check: 'm4 10.5 4 4 8-9',
  copy: 'M7 7V4h9v9h-3M4 7h9v9H4z',
  download: 'M10 4v8m-3.5-3.5L10 12l3.5-3.5M4 15.5h12',
  refresh: 'M16 10a6 6 0 1 1-1.8-4.3M16 3.5v3h-3',
  print: 'M6 8V4h8v4M6 14H4V8h12v6h-2M6 12h8v4H6z',
  share: 'M10 12V4M7 7l3-3 3 3M5 10v6h10v-6',
} as const;

export type IconName = keyof typeof drawings;

/** An icon beside a word; decorative, so the word must stand beside it or in the control's name. Chevrons turn with the writing direction. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const turns = name === 'previous' || name === 'next' ? ' rtl:-scale-x-100' : '';
  return (
    <svg className={`i${turns}${className ? ` ${className}` : ''}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
