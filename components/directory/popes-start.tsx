import { useLocale, useTranslations } from 'next-intl';
import { ComputedHere } from '@/components/layout/computed-here';
import { formatYearRange } from '@/lib/format';
import { byCentury } from './by-century';
import { profilePath } from './directory-kind';
import { NameColumns } from './name-columns';

export interface ListedPope { id: string; name: string; lang?: string; ordinal: number; from?: string; to?: string }

/** All popes by century, the present one first, with a way to each century. */
export function PopesStart({ popes }: { popes: ListedPope[] }) {
  const [t, locale] = [useTranslations('directory'), useLocale()];
  const centuries = byCentury(popes);
  return (
    <section className="block">
      <h2 className="rub">{t('inOrder')}</h2>
      <nav className="inline-list mb-4" aria-label={t('centuries')}>
        {centuries.map(({ century }) => <a key={century} href={`#century-${century}`}>{t('century', { century })}</a>)}
      </nav>
      {centuries.map(({ century, things }) => (
        <section key={century} className="mt-6">
          <h3 id={`century-${century}`} className="sub mb-2">{t('century', { century })}</h3>
          <NameColumns
            label={t('century', { century })}
            names={things.map((pope) => ({
              key: pope.id,
              href: profilePath('popes', pope.id),
              name: pope.name,
              lang: pope.lang,
              detail: pope.from && [t('lede.nthPope', { n: pope.ordinal }), formatYearRange(pope.from, pope.to, locale)].join(locale === 'zh' ? '，' : ', '),
            }))}
          />
        </section>
      ))}
      <ComputedHere />
    </section>
  );
}
