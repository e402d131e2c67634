import type { Coverage } from '@/lib/trends/coverage';

/** The years of a figure as marks on a strip of all years of the view; `words` say the same. */
export function CoverageStrip({ place, stretches, frame: [first, last], words }: { place: number; stretches: Coverage['stretches']; frame: [number, number]; words: string }) {
  const length = last - first + 1;
  return (
    <p className={`strip s${place + 1}`}>
      <span className="meta">{words}</span>
      <svg viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
        {stretches.map(({ from, to }) => <rect key={from} x={from - first} y={0} width={to - from + 1} height={1} />)}
      </svg>
    </p>
  );
}
