'use client';

import { useEffect } from 'react';

function keepFromRouter(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation();
}

/**
 * Has links of this page followed by the browser itself. From a document that no layout of ours stands above, Next's router changes the address
 * and leaves the old page standing.
 */
export function LeaveByDocument() {
  useEffect(() => {
    // On its way down, before React hears of it.
    window.addEventListener('click', keepFromRouter, true);
    return () => window.removeEventListener('click', keepFromRouter, true);
  }, []);
  return null;
}
