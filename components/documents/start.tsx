import { useTranslations } from 'next-intl';
import { ComputedHere } from '@/components/layout/computed-here';
import { PlainList } from '@/components/ui/plain-list';
import { BookLinks, type Book } from './book-links';
import { documentPath } from './document-address';
import { catechismParts, wellKnown } from './well-known';

/**
 * What one can look for. With the built-in agent everything named here opens; another agent has ids of its own, so there it is searched for.
 * @param books whose text is installed
 */
export function DocumentsStart({ builtIn, books }: { builtIn: boolean; books: Book[] }) {
  const t = useTranslations('documents');
  const known = wellKnown.map(({ id, title, lang, year }) => ({
    key: id, name: title, lang, detail: year, href: builtIn ? documentPath(id) : `/documents?q=${encodeURIComponent(title)}`,
  }));
  const parts = catechismParts.map(({ key, from, to }) => ({ key, name: t(`parts.${key}`), detail: `${from}–${to}`, href: documentPath(`ccc-${from}-${to}`) }));
  return (
    <>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <section>
          <h2 className="rub mb-1.5">{t('known')}</h2>
          <PlainList items={known} />
        </section>
        {builtIn && (
          <section>
            <h2 className="rub mb-1.5">{t('catechism')}</h2>
            <PlainList items={parts} />
          </section>
        )}
        {builtIn && (
          <section className="md:col-span-2">
            <h2 className="rub mb-1.5">{t('scripture')}</h2>
            <BookLinks title={t('oldTestament')} books={books.filter(({ testament }) => testament === 'old')} />
            <BookLinks title={t('newTestament')} books={books.filter(({ testament }) => testament === 'new')} />
            <p className="meta mt-3">{t('scriptureNote')}</p>
          </section>
        )}
      </div>
      {builtIn && <ComputedHere details={[t('referencesOnly')]} />}
    </>
  );
}
