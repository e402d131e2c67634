const [WIDTH, HEIGHT, MARGIN] = [96, 24, 3];

/** Across more nobody knows what lay between; in years, as in the charts (lib/trends/segments.ts). */
const FAR = 3;

interface Point { x: number; y: number; at: number }

/** Runs of points that may be joined: no missing value lies between them, and not too much time. */
function runsOf(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    const last = runs.at(-1)?.at(-1);
    if (last && (!point || point.at - last.at > FAR)) runs.push([]);
    if (point) runs.at(-1)?.push(point);
  }
  return runs.filter((run) => run.length > 0);
}

/**
 * The course of a few numbers, drawn small beside them; the numbers themselves stand in the table, so it says nothing to who cannot see it.
 * A missing value is a gap, never zero, and so are more than three years without one; a value that stands alone is a point.
 * @param at where each value stands on the axis, ascending: a year
 */
export function Sparkline({ values, at }: { values: readonly (number | null)[]; at: readonly number[] }) {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const [low, high, first, last] = [Math.min(...known), Math.max(...known), at[0] ?? 0, at.at(-1) ?? 0];
  const scale = (value: number, from: number, to: number, size: number) => MARGIN + (to === from ? 0.5 : (value - from) / (to - from)) * (size - 2 * MARGIN);
  const points = values.map((value, index): Point | null => (value === null ? null : { at: at[index] ?? first, x: scale(at[index] ?? first, first, last, WIDTH), y: HEIGHT - scale(value, low, high, HEIGHT) }));
  const round = (value: number) => Math.round(value * 10) / 10;
  return (
    <svg className="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      {runsOf(points).map((run, index) => (run.length === 1
        ? <circle key={index} cx={round(run[0]?.x ?? 0)} cy={round(run[0]?.y ?? 0)} r="2" />
        : <polyline key={index} points={run.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')} />))}
    </svg>
  );
}
