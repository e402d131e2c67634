import type { ReactNode } from 'react';

/** Id of the outline, which a button on narrow screens opens. */
export const OUTLINE_ID = 'outline';

/** What stands left of a text on wide screens; on narrow ones a sheet that a button opens, without scripts too. */
export function OutlineFrame({ label, title, lang, children }: { label: string; title: string; lang?: string; children: ReactNode }) {
  return (
    <nav className="outline" id={OUTLINE_ID} popover="auto" aria-label={label}>
      <h2 className="rub" lang={lang}>{title}</h2>
      {children}
    </nav>
  );
}
