import type { ReactNode } from 'react';
import { Link } from '@/lib/i18n/navigation';

export interface ColumnName { key: string; href: string; name: ReactNode; lang?: string; detail?: ReactNode; detailLang?: string }

/** Many names in columns of 15rem, each with a line of what tells it from its like. */
export function NameColumns({ names, label }: { names: ColumnName[]; label: string }) {
  return (
    <ul className="multi" aria-label={label}>
      {names.map(({ key, href, name, lang, detail, detailLang }) => (
        <li key={key}>
          <Link href={href} lang={lang}>{name}</Link>
          {detail && <span className="s" lang={detailLang}>{detail}</span>}
        </li>
      ))}
    </ul>
  );
}
