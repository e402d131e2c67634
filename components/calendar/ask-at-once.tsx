'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/** What was asked by itself already: a call costs, so a block that failed asks again only where a person presses its button. */
const begun = new Set<string>();

/** Presses the button inside as soon as a page is there, once for each thing. Without scripts the button is the reader's. @param id of what is asked */
export function AskAtOnce({ id, children }: { id: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (begun.has(id)) return;
    begun.add(id);
    ref.current?.querySelector('form')?.requestSubmit();
  }, [id]);
  return <div ref={ref}>{children}</div>;
}
