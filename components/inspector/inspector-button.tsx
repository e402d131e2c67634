'use client';

import { useRef, useState, type ComponentType } from 'react';
import type { InspectorActions } from './inspector-means';

/**
 * The way to the inspector, on every page. The drawer itself and its sentences are fetched when it is first opened.
 * Hidden without scripts, as what it opens is made by scripts.
 */
export function InspectorButton({ actions, words }: { actions: InspectorActions; words: { open: string; failed: string } }) {
  const button = useRef<HTMLButtonElement>(null);
  const [Drawer, setDrawer] = useState<ComponentType<{ close: () => void }>>();
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');

  async function open() {
    if (state === 'loading') return;
    setState('loading');
    try {
      const made = Drawer ?? (await (await import('./load-drawer')).loadDrawer(actions));
      setDrawer(() => made);
      setState('open');
    } catch {
      setState('failed');
    }
  }

  function close() {
    setState('closed');
    button.current?.focus();
  }

  return (
    <span className="noprint [:root:not([data-appearance])_&]:hidden">
      <button ref={button} type="button" className="txt min-h-0 py-1 text-ink-2 pointer-coarse:min-h-11" aria-haspopup="dialog" aria-busy={state === 'loading'} onClick={open}>{words.open}</button>
      <span role="status" className="ms-3">{state === 'failed' && words.failed}</span>
      {state === 'open' && Drawer && <Drawer close={close} />}
    </span>
  );
}
