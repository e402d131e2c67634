'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PageTurn } from './conversation-turns';
import { copyOfSelection } from './copy-of-selection';
import { useExportWords } from './use-export-words';

/** What is selected in answers with the pointer or the keyboard is copied with readable markers and the sources that it points to (O-44). */
export function useSelectionCopy(turns: readonly PageTurn[]): void {
  const { sources: heading } = useExportWords();
  const latest = useRef({ turns, heading });

  // With the drawing: what stands there can be copied, and its sources with it.
  useLayoutEffect(() => {
    latest.current = { turns, heading };
  }, [turns, heading]);

  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const selection = getSelection();
      if (!selection || selection.isCollapsed || (event.target instanceof Element && event.target.closest('input, textarea'))) return;
      const copied = copyOfSelection(selection, latest.current.turns, latest.current.heading);
      if (!copied || !event.clipboardData) return;
      event.clipboardData.setData('text/plain', copied.text);
      event.clipboardData.setData('text/html', copied.html);
      event.preventDefault();
    };
    document.addEventListener('copy', copy);
    return () => document.removeEventListener('copy', copy);
  }, []);
}
