import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';

/**
 * All sections with what each can do: the ten skills, by name.
 * @param month `YYYY-MM` that the calendar is opened at
 * @param documentHref the document that "Read a document" opens
 */
export function Contents({ month, documentHref }: { month: string; documentHref: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const sections = [
    { key: 'documents', links: [[t('skills.document_search'), '/documents'], [t('skills.document_fetch'), documentHref]] },
    { key: 'calendar', links: [[t('skills.liturgical_readings'), '/calendar'], [t('skills.saints_of_the_day'), '/calendar#saints'], [formatDay(month, locale), `/calendar/${month}`]] },
    { key: 'directory', links: [[t('skills.saint_lookup'), '/saints'], [t('skills.person_lookup'), '/clergy'], [t('skills.pope_lookup'), '/popes'], [t('skills.diocese_lookup'), '/dioceses']] },
    { key: 'trends', links: [[t('skills.diocese_statistics_lookup'), '/trends?dioceses=dworc']] },
    { key: 'ask', links: [[t('skills.catholic_qa'), '/ask']] },
    { key: 'connect', links: [[t('layout.connect'), '/connect'], [t('layout.about'), '/about']] },
  ] as const;
  return (
    <div className="contents">
      <h2 className="rub">{t('home.contents')}</h2>
      {sections.map(({ key, links }) => (
        <section key={key}>
          <h3 className="heading"><Link href={`/${key}`}>{t(`layout.${key}`)}</Link></h3>
          <p>{t(`home.${key}Text`)}</p>
          <p className="links">
            {links.map(([text, href]) => <Link key={href} className="first-letter:uppercase" href={href}>{text}</Link>)}
          </p>
        </section>
      ))}
    </div>
  );
}
