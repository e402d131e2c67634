/** Past this, lozenges can no longer be counted at a glance. */
const MOST_TICKS = 20;

/** An allowance as lozenges, those that are left filled; the number stands beside them in words. */
export function Ticks({ left, of }: { left: number; of: number }) {
  if (of > MOST_TICKS) return null;
  return (
    <span className="ticks" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => <i key={index} className={index < left ? 'on' : undefined} />)}
    </span>
  );
}
