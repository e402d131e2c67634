'use client';

import { useRef, useState, type ComponentType } from 'react';
import { useOpening } from '../ui/use-opening';
import type { InspectorActions } from './inspector-means';

/**
 * The way to the inspector, on every page. The drawer itself and its sentences are fetched when it is first opened.
 * Hidden without scripts, as what it opens is made by scripts.
 */
export function InspectorButton({ actions, words }: { actions: InspectorActions; words: { open: string; failed: string } }) {
  const button = useRef<HTMLButtonElement>(null);
  const opening = useOpening();
  const [Drawer, setDrawer] = useState<ComponentType<{ close: () => void }>>();
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');

  async function open() {
    if (state === 'loading') return;
    setState('loading');
    try {
      const made = Drawer ?? (await (await import('./load-drawer')).loadDrawer(actions));
      setDrawer(() => made);
      setState('ready');
      opening.open();
    } catch {
      setState('failed');
    }
  }

  function close() {
    opening.close();
    button.current?.focus();
  }

  return (
    <span className="noprint [:root:not([data-appearance])_&]:hidden">
      <button ref={button} type="button" className="txt min-h-0 py-1 text-ink-2 pointer-coarse:min-h-11" aria-haspopup="dialog" aria-busy={state === 'loading'} onClick={open}>{words.open}</button>
      <span role="status" className="ms-3">{state === 'failed' && words.failed}</span>
      {opening.key > 0 && Drawer && <Drawer key={opening.key} close={close} />}
    </span>
  );
}
