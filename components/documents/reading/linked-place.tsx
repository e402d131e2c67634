'use client';

import { useEffect, useState } from 'react';
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
  useSteadyReturn(textId);

  useEffect(() => {
    const follow = () => {
      const sent = fragment();
      const text = document.getElementById(textId);
      const result = sent && text && !document.getElementById(sent) ? findAnchor(sent, [...text.querySelectorAll('.para[id], .verse-of, .readh')].map(({ id }) => id)) : undefined;
      setFound(result);
      for (const old of document.querySelectorAll('.para.on, .verse-of.on')) old.classList.remove('on');
      const target = result?.id ? document.getElementById(result.id) : null;
      if (!target) return;
      target.classList.add('on');
      target.scrollIntoView({ block: 'start', behavior: 'instant' });
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

  const shown = found && found.state !== 'same' ? found : undefined;
  return (
    <div role="status">
      {shown && (
        <p className="anchor-note noprint">
          <b>{t(`anchor.${shown.state}`, { number: shown.number ?? '' })}</b>{' '}
          {shown.state === 'renumbered' && shown.number && t('anchor.nowNumber', { number: shown.number })}
          {shown.state === 'changed' && shown.number && t('anchor.sameNumber', { number: shown.number })}
        </p>
      )}
    </div>
  );
}
