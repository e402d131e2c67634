import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { documentPath } from './document-address';
import { OutlineFrame } from './outline-frame';

/** A chapter of a book of the Bible, as far as the reader's page needs it. */
export interface Chapter {
  bookId: string;
  bookName: string;
  /** What a chapter of it is called before its number: "Psalm" in Psalms. */
  chapterName: string;
  chapter: number;
  chapters: number;
}

/** The chapters of the book, left of the text on wide screens, else in a sheet. */
export function ChapterOutline({ bookId, bookName, chapter, chapters }: Chapter) {
  const t = useTranslations('documents');
  return (
    <OutlineFrame label={t('chapters', { book: bookName })} title={bookName} lang="en">
      <ol className="flex! flex-wrap gap-x-1 border-t-0!">
        {Array.from({ length: chapters }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link href={documentPath(`${bookId}-${number}`)} aria-current={number === chapter ? 'page' : undefined} className="min-w-10 justify-center! border-b-0!">{number}</Link>
          </li>
        ))}
      </ol>
    </OutlineFrame>
  );
}

/** Before and after, at the foot of a chapter. */
export function ChapterPager({ bookId, chapterName, chapter, chapters }: Chapter) {
  const t = useTranslations('documents');
  const to = (number: number) => ({ href: documentPath(`${bookId}-${number}`), name: `${chapterName} ${number}` });
  const before = chapter > 1 ? to(chapter - 1) : undefined;
  const after = chapter < chapters ? to(chapter + 1) : undefined;
  return (
    <nav className="pager" aria-label={t('neighbours')}>
      {before ? <Link href={before.href}><small>{t('before')}</small><span lang="en">{before.name}</span></Link> : <span />}
      {after && <Link href={after.href}><small>{t('after')}</small><span lang="en">{after.name}</span></Link>}
    </nav>
  );
}
