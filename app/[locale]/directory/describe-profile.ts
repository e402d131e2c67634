import { getTranslations } from 'next-intl/server';
import { ID_KEYS, type DirectoryKind, type Profile } from '@/components/directory/directory-kind';
import { kindName } from '@/components/directory/kind-name';
import { sayLede } from '@/components/directory/say-lede';
import type { Locale } from '@/lib/i18n/routing';
import { knownHere } from './known-here';

/** What a profile is called outside its page: in titles, previews and structured data. */
export interface ProfileDescribed {
  /** Canonical: as the agent has it, however the address wrote it. */
  id: string;
  /** The name in the page's language where our tables have it, else as sent. */
  title: string;
  /** What kind of person or see: "Saint", "Archdiocese". */
  label: string;
  /** Made from facts; empty where none is known. */
  lede: string;
}

/** @param asked the id of the address, for an agent that sends none */
export async function describeProfile(kind: DirectoryKind, profile: Profile, asked: string, locale: Locale): Promise<ProfileDescribed> {
  const [lede, terms, kinds] = [await getTranslations({ locale, namespace: 'directory.lede' }), await getTranslations({ locale, namespace: 'terms' }), await getTranslations({ locale, namespace: 'kinds' })];
  const sent = profile[ID_KEYS[kind]];
  const id = typeof sent === 'string' ? sent : asked;
  const title = (await knownHere(locale))(kind, id).localName ?? profile.primary_name;
  return { id, title, label: kindName(kind, profile, { kinds, terms, locale }).name, lede: sayLede(kind, profile, { lede, terms, locale }) };
}
