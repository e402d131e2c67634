import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

/** Title of a page that was not found. */
export async function missingMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: t('heading'), robots: { index: false } };
}
