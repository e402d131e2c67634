import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { ExternalLink } from '@/components/ui/external-link';
import { Link } from '@/lib/i18n/navigation';
import { documentPath } from './document-address';
import type { DocumentHit } from './document-hit';
import { MarkedText } from './marked-text';

/** More passages than this stand behind one press. */
const SHOWN = 5;

/**
 * The passages of one document that were found, best first: each with its place, its title where it is not that of the whole, our reader's link and the agent's own.
 * @param sourceOf the agent's own address of a passage, where it is not one of this site
 */
export function PassageLinks({ passages, title, query, lang, sourceOf }: { passages: DocumentHit[]; title?: string; query: string; lang?: string; sourceOf: (hit: DocumentHit) => string | undefined }) {
  const t = useTranslations('documents');
  const rows = passages.map((passage, index) => {
    const source = sourceOf(passage);
    const own = passage.title !== title ? passage.title : undefined;
    const place = passage.locator ? (/^\d+$/.test(passage.locator) ? t('passageRef', { reference: passage.locator }) : passage.locator) : t('passageNumber', { number: index + 1 });
    return (
      <li key={passage.id}>
        <Link href={documentPath(passage.id)} dir="auto">{own ? `${own}, ${place}` : place}</Link>
        {source && <> · <ExternalLink href={source}>{t('source')} <span className="vh">({place})</span></ExternalLink></>}
        {index > 0 && passage.excerpt && <span className="line-clamp-2 text-ink-2" lang={lang} dir="auto"><MarkedText text={passage.excerpt} query={query} /></span>}
      </li>
    );
  });
  return (
    <div className="m">
      <p>{t('passages', { count: passages.length })}</p>
      <ul className="passages">{rows.slice(0, SHOWN)}</ul>
      {rows.length > SHOWN && <Disclosure summary={t('morePassages', { count: rows.length - SHOWN })}><ul className="passages">{rows.slice(SHOWN)}</ul></Disclosure>}
    </div>
  );
}
