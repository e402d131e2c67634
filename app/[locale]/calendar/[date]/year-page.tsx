import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { ComputedHere } from '@/components/layout/computed-here';
import { formatDay, monthName } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';
import { isCalendarYear } from '@/lib/liturgy/calendar';

/** The twelve months of a year; nothing is computed for it. */
export async function YearPage({ year }: { year: number }) {
  const [locale, t] = [await getLocale(), await getTranslations()];
  const neighbours = [year - 1, year + 1].filter(isCalendarYear);
  const months = Array.from({ length: 12 }, (_, index) => ({ name: monthName(index + 1, locale), href: `/calendar/${year}-${String(index + 1).padStart(2, '0')}` }));
  return (
    <>
      <header className="calhead">
        <div>
          <p className="rub">{t('calendar.title')}</p>
          <h1 className="display mt-0.5">{formatDay(String(year), locale)}</h1>
        </div>
        <span className="grow" />
        <nav className="calctl noprint" aria-label={t('calendar.yearsNav')}>
          {neighbours.map((other) => <ButtonLink key={other} href={`/calendar/${other}`}>{other}</ButtonLink>)}
        </nav>
      </header>
      <ul className="plain max-w-read sm:columns-2 sm:gap-10" aria-label={t('calendar.yearLead', { year: String(year) })}>
        {months.map(({ name, href }) => (
          <li key={href} className="break-inside-avoid"><Link className="n block py-1 first-letter:uppercase" href={href}>{name}</Link></li>
        ))}
      </ul>
      <ComputedHere details={[t('liturgy.calendar')]} />
    </>
  );
}
