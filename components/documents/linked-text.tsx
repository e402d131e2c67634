import { Fragment } from 'react';
import { Link } from '@/lib/i18n/navigation';
import type { ReferenceLink } from './reference-link';

/**
 * A stretch of a text with the references in it as links.
 * @param links of the whole text, in their order
 * @param from to which stretch; a link that it cuts stays text
 * @param notes the number that each address has among the printed notes
 * @param searchFor what is said of a link that is a search
 */
export function LinkedText(props: {
  text: string; links: readonly ReferenceLink[]; from?: number; to?: number; notes?: ReadonlyMap<string, number>; searchFor?: (query: string) => string;
}) {
  const { text, links, from = 0, to = text.length, notes, searchFor } = props;
  const inside = links.filter((link) => link.from >= from && link.to <= to);
  if (inside.length === 0) return text.slice(from, to);
  return (
    <>
      {inside.map((link, index) => (
        <Fragment key={link.from}>
          {text.slice(index > 0 ? inside[index - 1]?.to : from, link.from)}
          {link.isExternal
            ? <a href={link.href} rel="noopener noreferrer nofollow" className="ref" data-note={notes?.get(link.href)}>{text.slice(link.from, link.to)}</a>
            : <Link href={link.href} className="ref" data-note={notes?.get(link.href)} title={link.query && searchFor?.(link.query)}>{text.slice(link.from, link.to)}</Link>}
        </Fragment>
      ))}
      {text.slice(inside.at(-1)?.to, to)}
    </>
  );
}
