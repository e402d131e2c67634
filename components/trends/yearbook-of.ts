import type { SeeFigures } from '@/lib/trends/lines';

/** The yearbook that the figures of a year are from; where sees differ, each with its own. Undefined where none is named. */
export function yearbookOf(figures: SeeFigures[], year: number): string | undefined {
  const named = figures.flatMap(({ label, points }) => {
    const point = points.find((one) => one.year === year);
    return point?.source && point.value !== null ? [{ label, source: point.source }] : [];
  });
  const sources = [...new Set(named.map(({ source }) => source))];
  if (sources.length < 2) return sources[0];
  return sources.map((source) => `${source} (${[...new Set(named.filter((one) => one.source === source).map(({ label }) => label))].join(', ')})`).join('; ');
}
