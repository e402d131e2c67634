'use client';

import dynamic from 'next/dynamic';

/** React Query is fetched by the pages that wait, and by no other that asks. Nothing is shown in its place: that would hide the line from readers without scripts. */
export const LazyWaitingLine = dynamic(() => import('./waiting-line').then(({ WaitingLine }) => WaitingLine));
