'use client';

import { memo, useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useCitationWords } from '@/components/documents/reading/use-citation-words';
import { ExternalLink } from '@/components/ui/external-link';
import { formatDay, formatInstant } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';
import { SavedText } from './saved-text';
import { placeOf, type SavedThing } from './saved-thing';

/** One saved thing: whose it is, when it was read, the text itself on demand, the way to its page. */
export const SavedRow = memo(function SavedRow({ thing, remove }: { thing: SavedThing; remove: (keys: string[]) => Promise<void> }) {
  const { key, kind, path, title, titleLanguage, author, date, reference, source, agent, readAt } = thing;
  const t = useTranslations('saved');
  const words = useCitationWords();
  const builtIn = useTranslations('provenance')('builtIn');
  const [locale, zone] = [useLocale(), useTimeZone()];
  const [isOpen, setOpen] = useState(false);
  // Another agent does not say whether it sent a whole document.
  const label = kind === 'document' && agent.kind !== 'built-in' ? t(reference ? 'passage' : 'asSent') : t(kind);
  const facts = [label, author, date && formatDay(date, locale), placeOf(thing, words.locator)].filter(Boolean).join(' · ');
  return (
    <li>
      <div className="min-w-0">
        <h2><Link className="open" href={path} lang={titleLanguage} dir="auto">{title}</Link></h2>
        <p className="meta wrap-anywhere" dir="auto">{facts}</p>
        <p className="meta">{t('readFrom', { name: agent.kind === 'built-in' ? builtIn : agent.name, time: formatInstant(readAt, locale, zone) })}{source && <> · <ExternalLink href={source}>{t('source')}</ExternalLink></>}</p>
      </div>
      <div className="acts"><button type="button" className="txt" aria-label={t('deleteOf', { title })} onClick={() => void remove([key])}>{t('delete')}</button></div>
      <details className="col-span-full" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="txt">{t('readHere')}<span className="vh">: {title}</span></summary>
        {isOpen && <SavedText thing={thing} />}
      </details>
    </li>
  );
});
