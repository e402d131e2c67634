import { useLocale, useTranslations } from 'next-intl';
import { AnsweredBy } from '@/components/layout/answered-by';
import { genderOf } from '@/lib/skills/gender-of';
import type { Provenance } from '@/lib/skills/outcome';
import { ID_KEYS, type DirectoryKind, type Profile } from './directory-kind';
import { hitDetails } from './hit-details';
import { NameColumns } from './name-columns';
import { linkPath, withKnown, type DirectoryLink, type KnownOf } from './read-link';
import { sayDetail } from './say-detail';

interface Given { kind: DirectoryKind; query: string; profile: Profile; alternates: DirectoryLink[]; knownOf: KnownOf; provenance: Provenance; lang?: string }

/** A name that many bear: the agent's first hit, then the others, each with enough to tell two apart. */
export function WhichOne({ kind, query, profile, alternates, knownOf, provenance, lang }: Given) {
  const [t, terms, lede, locale] = [useTranslations('directory'), useTranslations('terms'), useTranslations('directory.lede'), useLocale()];
  const id = profile[ID_KEYS[kind]];
  const hit = { directory: kind, id: typeof id === 'string' ? id : undefined, name: profile.primary_name, details: hitDetails(kind, profile) };
  const first = withKnown({ ...hit, gender: genderOf(profile) }, knownOf);
  const names = [first, ...alternates].map((link, index) => {
    const detail = link.details.map((text) => sayDetail(text, { terms, lede, locale, gender: link.gender })).join(locale === 'zh' ? '，' : ', ');
    return { key: `${index}`, href: linkPath(link), name: link.localName ?? link.name, lang: link.localName ? undefined : lang, detail };
  });
  return (
    <section>
      <h2 className="heading mb-4 wrap-anywhere">{t('which', { query })}</h2>
      <NameColumns names={names} label={t('which', { query })} />
      <AnsweredBy provenance={provenance} />
    </section>
  );
}
