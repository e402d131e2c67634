import { Link } from '@/lib/i18n/navigation';
import { documentPath } from './document-address';

/** A book of the Bible as the reader's list needs it. */
export interface Book {
  id: string;
  name: string;
  testament: 'old' | 'new';
}

/** Books by name, each to its first chapter. The names are those of the English translation. */
export function BookLinks({ title, books }: { title: string; books: Book[] }) {
  return (
    <section className="mt-3">
      <h3 className="sub">{title}</h3>
      <ul className="inline-list flex flex-wrap gap-x-4 gap-y-1 pt-1" lang="en">
        {books.map(({ id, name }) => <li key={id}><Link href={documentPath(`${id}-1`)}>{name}</Link></li>)}
      </ul>
    </section>
  );
}
