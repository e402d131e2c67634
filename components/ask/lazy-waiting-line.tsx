'use client';

import dynamic from 'next/dynamic';

/** React Query is fetched by the pages that wait, and by no other that asks. */
export const LazyWaitingLine = dynamic(() => import('./waiting-line').then(({ WaitingLine }) => WaitingLine));
