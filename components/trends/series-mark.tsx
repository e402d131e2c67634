/** Marks of the six lines, in order: circle, square, triangle filled, then the same three open. Colour alone never tells two lines apart. */
const SHAPES = ['circle', 'square', 'triangle'] as const;

/** One mark in the middle of a drawing. `index` is the place of the series, from 0. */
export function SeriesMark({ index, x, y }: { index: number; x: number; y: number }) {
  const shape = SHAPES[index % 3];
  const className = index < 3 ? 'pt' : 'pt open';
  if (shape === 'circle') return <circle className={className} cx={x} cy={y} r={4} />;
  if (shape === 'square') return <rect className={className} x={x - 3.75} y={y - 3.75} width={7.5} height={7.5} />;
  return <path className={className} d={`M${x} ${y - 4.5}l4.6 8.2h-9.2z`} />;
}

/** A short sample of a series' line, beside its name. */
export function SeriesSample({ index }: { index: number }) {
  return (
    <svg className={`key shrink-0 s${index + 1}`} viewBox="0 0 24 12" aria-hidden="true">
      <path className="ln" d="M0 6h24" />
      <SeriesMark index={index} x={12} y={6} />
    </svg>
  );
}
