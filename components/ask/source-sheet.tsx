'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Where the list of sources does not stand beside the text; as in ask.css. */
const NARROW = '(max-width: 62rem)';

const markerIn = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-source]') : null);

/**
 * The ways to a source and back, for the turn it stands in: on a narrow screen a marker opens its source in a sheet from the bottom;
 * Escape, in the sheet as in the list, returns to the marker. Without scripts a marker is a link to the list.
 * @param cards what the sheet shows for each number
 */
export function SourceSheet({ cards, close }: { cards: { number: number; card: ReactNode }[]; close: string }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const marker = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState<{ number: number; name: string }>();

  useEffect(() => {
    const turn = sheet.current?.closest('article');
    if (!turn) return;
    const follow = (event: MouseEvent) => {
      const pressed = markerIn(event.target);
      if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      marker.current = pressed;
      if (!matchMedia(NARROW).matches) return;
      event.preventDefault();
      setOpen({ number: Number(pressed.dataset.source), name: pressed.getAttribute('aria-label') ?? '' });
    };
    const back = ({ key, target }: KeyboardEvent) => {
      const entry = key === 'Escape' && target instanceof Element ? target.closest('.sources li[id]') : null;
      if (!entry) return;
      const hash = `#${entry.id}`;
      if (marker.current?.hash !== hash) marker.current = turn.querySelector(`a[data-source][href="${hash}"]`);
      marker.current?.focus();
    };
    turn.addEventListener('click', follow);
    turn.addEventListener('keydown', back);
    return () => {
      turn.removeEventListener('click', follow);
      turn.removeEventListener('keydown', back);
    };
  }, []);

  useEffect(() => {
    if (open && !sheet.current?.open) sheet.current?.showModal();
  }, [open]);

  function closed() {
    setOpen(undefined);
    marker.current?.focus();
  }

  return (
    <dialog
      ref={sheet} aria-label={open?.name} onClose={closed} onClick={(event) => event.target === sheet.current && sheet.current.close()}
      className="mx-auto mt-auto mb-0 max-h-[75dvh] w-full max-w-[40rem] overflow-y-auto rounded-t-2 border border-b-0 border-rule-strong bg-raised p-0 text-ink shadow-float backdrop:bg-[rgb(0_0_0/.4)] print:hidden"
    >
      <div className="px-5 pt-2 pb-6">
        <p className="text-end"><button type="button" className="txt" onClick={() => sheet.current?.close()}>{close}</button></p>
        <div className="sources mt-0!">
          <ol className="mt-0! border-t-0!"><li className="border-b-0!">{cards.find(({ number }) => number === open?.number)?.card}</li></ol>
        </div>
      </div>
    </dialog>
  );
}
