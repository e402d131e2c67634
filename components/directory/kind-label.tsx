import { useLocale, useTranslations } from 'next-intl';
import type { DirectoryKind, Profile } from './directory-kind';
import { kindName } from './kind-name';

/** What kind of person or see it is. */
export function KindLabel({ kind, profile, lang }: { kind: DirectoryKind; profile: Profile; lang?: string }) {
  const { name, isSent } = kindName(kind, profile, { kinds: useTranslations('kinds'), terms: useTranslations('terms'), locale: useLocale() });
  return isSent ? <span lang={lang}>{name}</span> : name;
}
