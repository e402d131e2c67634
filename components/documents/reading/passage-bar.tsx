'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { carried } from '@/components/ask/in-context';
import { placeNear } from '@/components/ask/near-marker';
import type { SaveWords } from '@/components/saved/save-document';
import { SavePassage } from '@/components/saved/save-passage';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import type { Provenance } from '@/lib/skills/outcome';
import { documentPath } from '../document-address';
import { CITATION_STYLES, citePassage, type CitationStyle, type CitedDocument } from './cite-passage';
import type { Locator } from './locator';
import type { Passage } from './passage-of';
import type { ShownPassage } from './passage-watch';
import { useCitationWords } from './use-citation-words';

/** What a saved passage holds beside its citation. */
export interface PassageSaving {
  words: SaveWords;
  agent: Provenance['agent'];
  titleLanguage?: string;
  source?: string;
  /** Of the text, where known. */
  lang?: string;
}

const KEY = 'citation-style';

function keptStyle(): CitationStyle {
  try {
    return CITATION_STYLES.find((style) => style === localStorage.getItem(KEY)) ?? 'plain';
  } catch {
    return 'plain';
  }
}

function keepStyle(style: CitationStyle): void {
  try {
    localStorage.setItem(KEY, style);
  } catch {
    // Storage is refused: the style holds for this page.
  }
}

/** The address of a passage in our reader: this page's without its query, at the paragraph. */
const addressOf = ({ id }: Passage) => `${location.origin}${location.pathname}#${id}`;

/**
 * What can be done with a passage, near it on wide screens and at the foot of narrow ones. Tab leads into it from the passage, Escape back.
 */
export function PassageBar({ shown, document: cited, saving, close }: { shown: ShownPassage; document: CitedDocument; saving: PassageSaving; close: () => void }) {
  const { passage, box, opener } = shown;
  const { words: saveWords, ...kept } = saving;
  const t = useTranslations('reading');
  const words = useCitationWords();
  const bar = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState(keptStyle);
  const [said, setSaid] = useState<{ of: DOMRect; words: string }>();
  const locator: Locator | undefined = passage.numbers ? { kind: passage.kind === 'verse' ? 'verse' : 'number', numbers: passage.numbers } : undefined;
  const place = locator && words.locator(locator);
  const name = [cited.title, place].filter(Boolean).join(', ');
  // The last word replaces the one before. What is done too late for its passage is not said of the next.
  const say = (saying: string) => setSaid({ of: box, words: saying });

  useEffect(() => {
    const shownBar = bar.current;
    if (!shownBar) return;
    if (!shownBar.matches(':popover-open')) shownBar.showPopover();
    const { scrollX, scrollY } = window;
    const near = () => placeNear(box, shownBar.getBoundingClientRect(), { width: document.documentElement.clientWidth, height: window.innerHeight });
    // Words that come in may take a line more, and a bar above the passage would lie on it. Only the top follows: no button moves aside under the pointer.
    const setTop = () => shownBar.style.setProperty('--top', `${near().top + scrollY}px`);
    // As wide as it would be, not as its last place left room for; in whole pixels, since a fraction too few would wrap it.
    shownBar.style.removeProperty('--left');
    const { left } = near();
    shownBar.style.setProperty('--left', `${Math.floor(left + scrollX)}px`);
    setTop();
    const sizes = new ResizeObserver(setTop);
    sizes.observe(shownBar);
    return () => sizes.disconnect();
  }, [box]);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isInside = bar.current?.contains(document.activeElement);
      if (event.key === 'Escape') {
        close();
        (opener ?? (isInside ? document.getElementById(passage.id)?.querySelector<HTMLElement>('.pn, .v') : undefined))?.focus();
      } else if (event.key === 'Tab' && !event.shiftKey && !isInside) {
        event.preventDefault();
        bar.current?.querySelector('button')?.focus();
      }
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [close, opener, passage.id]);

  async function copy(text: string, done: string) {
    const isDone = await navigator.clipboard?.writeText(text).then(() => true, () => false);
    say(isDone ? done : t('copyRefused'));
  }

  return (
    <div
      ref={bar} className="passage-bar" popover="manual" role="toolbar" aria-label={t('passage', { name })}
      // A press would take the selection away, and with it the passage, before anything is done.
      onMouseDown={(event) => event.target instanceof HTMLSelectElement || event.preventDefault()}
    >
      <button
        type="button" className="btn pri"
        onClick={() => copy(citePassage(cited, { quote: passage.quote, locator: passage.numbers, locatorWords: place, url: addressOf(passage) }, style, words), t('copied'))}
      >
        {t('copy')}
      </button>
      <select
        className="sel" aria-label={t('style')} value={style}
        onChange={({ target }) => {
          const chosen = CITATION_STYLES.find((one) => one === target.value) ?? 'plain';
          setStyle(chosen);
          keepStyle(chosen);
        }}
      >
        {CITATION_STYLES.map((one) => <option key={one} value={one}>{t(`styles.${one}`)}</option>)}
      </select>
      <button type="button" className="txt" onClick={() => copy(addressOf(passage), t('linkCopied'))}>{t('copyLink')}</button>
      <Link className="txt" href={`/ask?q=${encodeURIComponent(t('askQuestion', { name, quote: carried(passage.quote).toWellFormed() }))}`}>{t('ask')}</Link>
      <SavePassage
        className="txt" words={saveWords} say={say}
        passage={() => ({ ...kept, path: `${documentPath(cited.id)}#${passage.id}`, title: cited.citedAs ?? cited.title, author: cited.author, date: cited.date, locator, text: passage.quote, readAt: cited.readAt })}
      />
      <button type="button" className="txt close px-2" aria-label={t('close')} onClick={close}><Icon name="close" /></button>
      <span className="said" role="status">{said?.of === box && said.words}</span>
    </div>
  );
}
