import type { CSSProperties } from 'react';
import type { Coverage } from '@/lib/trends/coverage';

/**
 * The years of a figure as marks on a strip of all years of the view; `words` say the same. A page has up to 150 of them: each is one element,
 * whose marks are a background.
 */
export function CoverageStrip({ place, stretches, frame: [first, last], words }: { place: number; stretches: Coverage['stretches']; frame: [number, number]; words: string }) {
  const part = (year: number) => `${Math.round(((year - first) / (last - first + 1)) * 10_000) / 100}%`;
  const marks = stretches.map(({ from, to }) => `#0000 0 ${part(from)}, var(--s) 0 ${part(to + 1)}`);
  return <p className={`strip meta s${place + 1}`} style={marks.length > 0 ? { '--years': `linear-gradient(90deg, ${marks.join(', ')}, #0000 0)` } as CSSProperties : undefined}>{words}</p>;
}
