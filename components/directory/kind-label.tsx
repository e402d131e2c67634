import { useLocale, useTranslations } from 'next-intl';
import { genderOf } from '@/lib/skills/gender-of';
import type { DirectoryKind, Profile } from './directory-kind';
import { capitalised, sayTerm } from './say-term';

const OWN_FIELD: Record<DirectoryKind, string> = { saints: 'canonical_status', clergy: 'title', popes: '', dioceses: 'jurisdiction_type' };
const SINGULAR: Record<DirectoryKind, string> = { saints: 'saint', clergy: 'person', popes: 'pope', dioceses: 'see' };

/** What kind of person or see it is: as the agent says, in the page's language where it is a word of the field; a see of unknown kind is only called a see. */
export function KindLabel({ kind, profile, lang }: { kind: DirectoryKind; profile: Profile; lang?: string }) {
  const kinds = useTranslations('kinds');
  const terms = useTranslations('terms');
  const locale = useLocale();
  const sent = profile[OWN_FIELD[kind]];
  if (typeof sent !== 'string' || !sent.trim()) return kinds(SINGULAR[kind]);
  const said = sayTerm(terms, sent, genderOf(profile));
  return said ? capitalised(said, locale) : <span lang={lang}>{sent}</span>;
}
