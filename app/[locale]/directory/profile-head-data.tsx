import { getLocale, getTranslations } from 'next-intl/server';
import { PICTURE } from '@/app/preview/preview-picture';
import { pageMetadata } from '@/app/page-metadata';
import { profilePath, type DirectoryKind, type Profile } from '@/components/directory/directory-kind';
import { profileData } from '@/components/directory/structured-data';
import { scriptJson } from '@/components/documents/structured-data';
import { env } from '@/lib/env';
import { languageTag, localizedPath } from '@/lib/i18n/language-tag';
import type { Metadata } from 'next';
import { describeProfile } from './describe-profile';

/** The preview picture of a profile in a language, by the id that was asked for, under which it is kept; an address of this site without its origin. */
const picturePath = (kind: DirectoryKind, id: string, locale: string) => `/preview${profilePath(kind, id)}?lang=${locale}`;

/** Title, description, addresses and preview picture of a profile; the address is that of the id as the agent has it. */
export async function profileHead(kind: DirectoryKind, profile: Profile, asked: string): Promise<Metadata> {
  const locale = await getLocale();
  const { id, title, label, lede } = await describeProfile(kind, profile, asked, locale);
  const metadata = pageMetadata({ locale, path: profilePath(kind, id), title, description: lede || `${title} · ${label}` });
  const picture = { url: picturePath(kind, asked, locale), ...PICTURE, type: 'image/png', alt: title };
  return {
    ...metadata,
    openGraph: { ...metadata.openGraph, type: kind === 'dioceses' ? 'website' : 'profile', images: [picture] },
    twitter: { card: 'summary_large_image', title, description: metadata.description ?? undefined, images: [picture] },
  };
}

/** Who or what a page is about, for machines. Such a script is data: no policy of scripts concerns it. */
export async function ProfileData({ kind, profile, asked }: { kind: DirectoryKind; profile: Profile; asked: string }) {
  const [locale, kinds, site] = [await getLocale(), await getTranslations('kinds'), env().SITE_URL];
  const { id, title, label, lede } = await describeProfile(kind, profile, asked, locale);
  const absolute = (path: string) => site + localizedPath(path, locale);
  const data = profileData(kind, profile, {
    title, description: lede || `${title} · ${label}`, address: absolute(profilePath(kind, id)), picture: site + picturePath(kind, asked, locale),
    pageLanguage: languageTag(locale), directory: { name: kinds(kind), address: absolute(`/${kind}`) },
  });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
