import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { alternatesOf } from '@/lib/i18n/alternates';

export const dynamic = 'force-dynamic';

const paths = ['/', '/ask', '/documents', '/calendar', '/directory', '/saints', '/clergy', '/popes', '/dioceses', '/trends', '/connect', '/about', '/privacy'];

/** The pages that are there whatever an agent knows, each with its six languages. */
export default function sitemap(): MetadataRoute.Sitemap {
  const origin = env().SITE_URL;
  return paths.map((path) => {
    const { languages } = alternatesOf(path, 'en');
    const absolute = Object.fromEntries(Object.entries(languages).map(([tag, address]) => [tag, origin + address]));
    return { url: origin + path, alternates: { languages: absolute } };
  });
}
