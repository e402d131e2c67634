'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { findAnchor, type FoundAnchor } from '../find-anchor';
import { useSteadyReturn } from './use-steady-return';

/** As in the address bar, without "#". */
function fragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Follows a link to a paragraph that the browser cannot: one whose number has changed since, or whose words have. Says so, and stays in sight.
 * Without scripts a link finds what is as it was.
 * @param textId of the element that holds the text
 */
export function LinkedPlace({ textId }: { textId: string }) {
  const t = useTranslations('reading');
  const [found, setFound] = useState<FoundAnchor>();
  const note = useRef<HTMLParagraphElement>(null);
  useSteadyReturn(textId);

  useEffect(() => {
    const follow = () => {
      const sent = fragment();
      const text = document.getElementById(textId);
      setFound(sent && text && !document.getElementById(sent) ? findAnchor(sent, [...text.querySelectorAll('.para[id], .verse-of, .readh')].map(({ id }) => id)) : undefined);
    };
    // A sheet has done its work when a line of it was followed.
    const closeSheet = ({ target }: MouseEvent) => {
      const sheet = target instanceof Element ? target.closest('a')?.closest<HTMLElement>('.outline:popover-open') : undefined;
      sheet?.hidePopover();
    };
    follow();
    addEventListener('hashchange', follow);
    document.addEventListener('click', closeSheet);
    return () => {
      removeEventListener('hashchange', follow);
      document.removeEventListener('click', closeSheet);
    };
  }, [textId]);

  // Once the note stands there, since what is brought into sight has to stand below it; and only then, since afterwards the reader scrolls.
  useLayoutEffect(() => {
    const root = document.documentElement;
    const over = note.current;
    const measure = () => over && root.style.setProperty('--over-text', `${over.offsetHeight}px`);
    const sizes = new ResizeObserver(measure);
    measure();
    if (over) sizes.observe(over);
    const target = found?.id ? document.getElementById(found.id) : null;
    target?.classList.add('on');
    target?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return () => {
      sizes.disconnect();
      root.style.removeProperty('--over-text');
      target?.classList.remove('on');
    };
  }, [found]);

  const shown = found && found.state !== 'same' ? found : undefined;
  return (
    <div role="status">
      {shown && (
        <p ref={note} className="anchor-note noprint">
          <b>{t(`anchor.${shown.state}`, { number: shown.number ?? '' })}</b>{' '}
          {shown.state === 'renumbered' && shown.number && t('anchor.nowNumber', { number: shown.number })}
          {shown.state === 'changed' && shown.number && t('anchor.sameNumber', { number: shown.number })}
        </p>
      )}
    </div>
  );
}
