import type { Colour } from '@/lib/liturgy/day';

/** A ribbon of the day's cloth. Never alone: the colour word follows it. The colour comes from a `lit-…` class around it or here. */
export function Ribbon({ colour }: { colour?: Colour }) {
  return (
    <svg className={colour ? `ribbon lit-${colour}` : 'ribbon'} viewBox="0 0 10 20" aria-hidden="true">
      <path d="M.5.5h9v19L5 15.6.5 19.5z" />
    </svg>
  );
}
