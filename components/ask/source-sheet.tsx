'use client';

import { useEffect, useRef } from 'react';
import { copyOfEntry } from './copy-of-entry';
import { useMarkerCard } from './use-marker-card';

/** Where the list of sources does not stand beside the text; as in ask.css. */
const NARROW = '(max-width: 62rem)';

const markerIn = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-source]') : null);

/**
 * The ways to a source and back, for the turn it stands in. Hover and focus open the card of a marker; a press goes to the list beside the
 * text, on a narrow screen or by a finger it opens the source in a sheet from the bottom. Escape, and the number of an entry, return to the
 * marker one came from. Card and sheet are copies of the list's entry, in the top layer. Without scripts a marker is a link to the list.
 */
export function SourceSheet({ close }: { close: string }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const inSheet = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLAnchorElement>(null);
  const card = useMarkerCard(sheet);

  useEffect(() => {
    const turn = sheet.current?.closest('article');
    if (!turn) return;
    const markerOf = (entry: Element) => {
      const hash = `#${entry.id}`;
      return marker.current?.hash === hash ? marker.current : turn.querySelector<HTMLAnchorElement>(`a[data-source][href="${hash}"]`);
    };
    const follow = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      const entry = target?.closest('a.n')?.closest('.sources li[id]');
      if (entry) {
        event.preventDefault();
        markerOf(entry)?.focus();
        return;
      }
      const pressed = markerIn(target);
      if (!pressed) return;
      marker.current = pressed;
      const byFinger = 'pointerType' in event && event.pointerType === 'touch';
      const copy = byFinger || matchMedia(NARROW).matches ? copyOfEntry(pressed) : undefined;
      if (!copy || !sheet.current) return;
      event.preventDefault();
      inSheet.current?.replaceChildren(copy);
      sheet.current.ariaLabel = pressed.ariaLabel;
      pressed.ariaExpanded = 'true';
      sheet.current.showModal();
    };
    const back = ({ key, target }: KeyboardEvent) => {
      const entry = key === 'Escape' && target instanceof Element ? target.closest('.sources li[id]') : null;
      if (entry) markerOf(entry)?.focus();
    };
    turn.addEventListener('click', follow);
    turn.addEventListener('keydown', back);
    return () => {
      turn.removeEventListener('click', follow);
      turn.removeEventListener('keydown', back);
    };
  }, []);

  function closed() {
    // Said some time after it closed: another marker may have opened it meanwhile.
    if (sheet.current?.open) return;
    inSheet.current?.replaceChildren();
    if (marker.current) marker.current.ariaExpanded = null;
    marker.current?.focus();
  }

  return (
    <>
      <dialog
        ref={sheet} onClose={closed} onClick={(event) => event.target === sheet.current && sheet.current.close()}
        className="mx-auto mt-auto mb-0 max-h-[75dvh] w-full max-w-[40rem] overflow-y-auto rounded-t-2 border border-b-0 border-rule-strong bg-raised p-0 text-ink shadow-float backdrop:bg-[rgb(0_0_0/.4)] print:hidden"
      >
        <div className="px-5 pt-2 pb-6">
          <p className="text-end"><button type="button" className="txt" onClick={() => sheet.current?.close()}>{close}</button></p>
          <div ref={inSheet} className="sources mt-0!" />
        </div>
      </dialog>
      <div
        ref={card} popover="manual" role="group"
        className="sources fixed! m-0! max-w-[24rem] overflow-y-auto rounded-2 border border-rule-strong bg-raised px-4 py-1 text-ink shadow-float print:hidden"
      />
    </>
  );
}
