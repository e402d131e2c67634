import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { DIRECTORIES } from './directory-kind';

/** The way into each of the four. */
export function DirectoryContents() {
  const [t, kinds] = [useTranslations('directory'), useTranslations('kinds')];
  return (
    <div className="mt-10 grid gap-x-12 sm:grid-cols-2">
      {DIRECTORIES.map((kind) => (
        <section key={kind} className="border-t border-rule py-4">
          <h2 className="heading"><Link href={`/${kind}`}>{kinds(kind)}</Link></h2>
          <p className="muted mt-1">{t(`about.${kind}`)}</p>
        </section>
      ))}
    </div>
  );
}
