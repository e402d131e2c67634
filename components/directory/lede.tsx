import { useLocale, useTranslations } from 'next-intl';
import type { DirectoryKind, Profile } from './directory-kind';
import { sayLede } from './say-lede';

/** What the profile says in short, under the name. */
export function Lede({ kind, profile }: { kind: DirectoryKind; profile: Profile }) {
  const [lede, terms, locale] = [useTranslations('directory.lede'), useTranslations('terms'), useLocale()];
  const text = sayLede(kind, profile, { lede, terms, locale });
  return text ? <p className="lede">{text}</p> : null;
}
