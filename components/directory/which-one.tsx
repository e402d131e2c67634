import { useLocale, useTranslations } from 'next-intl';
import { AnsweredBy } from '@/components/layout/answered-by';
import type { Alternate } from '@/lib/skills/alternates';
import type { Provenance } from '@/lib/skills/outcome';
import { ID_KEYS, type DirectoryKind, type Profile } from './directory-kind';
import { ledeFacts } from './lede-facts';
import { NameColumns } from './name-columns';
import { linkPath, type DirectoryLink } from './read-link';
import { sayDetail } from './say-detail';

/** What tells the first hit from the others, in the words that alternates use. */
function detailsOf(kind: DirectoryKind, profile: Profile): string[] {
  const status = [profile.canonical_status, profile.current_position, profile.jurisdiction_type].find((field) => typeof field === 'string');
  const years = ledeFacts(kind, profile).phrases.find((part) => part.say === 'years');
  const [from, to] = [years?.from, years?.to].map((year) => year?.replace('~', ''));
  const lived = from && to ? `${from}–${to}` : to ? `died ${to}` : from && `born ${from}`;
  return [status, lived, kind === 'dioceses' ? profile.country : undefined].filter((detail): detail is string => typeof detail === 'string');
}

/** A name that many bear: the agent's first hit, then the others, each with enough to tell two apart. */
export function WhichOne(props: { kind: DirectoryKind; query: string; profile: Profile; alternates: Alternate[]; provenance: Provenance; lang?: string }) {
  const { kind, query, profile, alternates, provenance, lang } = props;
  const [t, terms, lede, locale] = [useTranslations('directory'), useTranslations('terms'), useTranslations('directory.lede'), useLocale()];
  const id = profile[ID_KEYS[kind]];
  const first: Alternate = { id: typeof id === 'string' ? id : undefined, name: profile.primary_name, details: detailsOf(kind, profile) };
  const names = [first, ...alternates].map((alternate, index) => {
    const link: DirectoryLink = { directory: kind, ...alternate };
    const detail = alternate.details.map((text) => sayDetail(text, { terms, lede, locale })).join(locale === 'zh' ? '，' : ', ');
    return { key: `${index}`, href: linkPath(link), name: alternate.name, lang, detail };
  });
  return (
    <section>
      <h2 className="heading mb-4">{t('which', { query })}</h2>
      <NameColumns names={names} label={t('which', { query })} />
      <AnsweredBy provenance={provenance} />
    </section>
  );
}
