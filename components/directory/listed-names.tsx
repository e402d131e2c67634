import { useLocale, useTranslations } from 'next-intl';
import { ComputedHere } from '@/components/layout/computed-here';
import { lifeYears } from '@/lib/life-years';
import { countryName } from './country-name';
import { profilePath, type DirectoryKind } from './directory-kind';
import { NameColumns } from './name-columns';

export interface ListedName { id: string; name: string; lang?: string; from?: string; to?: string; note?: string; countryCode?: string }

/** Well-known names of one directory, from the built-in data. */
export function ListedNames({ kind, title, names }: { kind: DirectoryKind; title: string; names: ListedName[] }) {
  const [lede, locale] = [useTranslations('directory.lede'), useLocale()];
  return (
    <section className="block">
      <h2 className="rub">{title}</h2>
      <NameColumns
        label={title}
        names={names.map((listed) => {
          const country = countryName(listed.countryCode, locale);
          const detailLang = listed.note && !country && locale !== 'en' ? 'en' : undefined;
          return { key: listed.id, href: profilePath(kind, listed.id), name: listed.name, lang: listed.lang, detail: country ?? listed.note ?? lifeYears(listed, lede, locale), detailLang };
        })}
      />
      <ComputedHere />
    </section>
  );
}
