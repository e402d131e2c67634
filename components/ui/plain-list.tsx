import type { ReactNode } from 'react';
import { Link } from '@/lib/i18n/navigation';

export type PlainItem = { key: string; name: ReactNode; href?: string; detail?: ReactNode; lang?: string };

/** A ruled list of names, each with a line that tells it from its like. `href` is without the language. */
export function PlainList({ items, label }: { items: PlainItem[]; label?: string }) {
  if (items.length === 0) return null;
  return (
    <ul className="plain" aria-label={label}>
      {items.map((item) => (
        <li key={item.key}>
          {item.href
            ? <Link className="n" href={item.href} lang={item.lang}>{item.name}</Link>
            : <span className="n" lang={item.lang}>{item.name}</span>}
          {item.detail && <span className="s">{item.detail}</span>}
        </li>
      ))}
    </ul>
  );
}
