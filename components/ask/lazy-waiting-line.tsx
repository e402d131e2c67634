'use client';

import dynamic from 'next/dynamic';

/** React Query is fetched by the pages that wait, and by no other that asks. Its room is there before, so that nothing moves under whoever types. */
export const LazyWaitingLine = dynamic(() => import('./waiting-line').then(({ WaitingLine }) => WaitingLine), {
  loading: () => <div className="waitline" aria-hidden="true"><span className="txt invisible">…</span></div>,
});
