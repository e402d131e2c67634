import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/app/page-metadata';
import { PICTURE } from '@/app/preview/preview-picture';
import { between } from '@/components/ui/between';
import { previewAddress } from '@/lib/trends/file-address';
import { writeTrends, type TrendsState } from '@/lib/trends/trends-address';
import { viewSentence } from '@/lib/trends/words';
import { readView } from './read-view';

/** What search engines and messengers show of a description. */
const LONGEST = 250;

/** Title, description, addresses and the picture of the very view. */
export async function trendsMetadata(state: TrendsState): Promise<Metadata> {
  const [locale, t, metrics] = [await getLocale(), await getTranslations('trends'), await getTranslations('metrics')];
  const { sees, figures } = await readView(state);
  const path = writeTrends(state);
  if (sees.length === 0) return pageMetadata({ locale, path, title: t('title'), description: t('lede') });
  const title = `${state.figures.map((figure) => metrics(figure)).join(between(locale))} · ${sees.map(({ name }) => name).join(between(locale))}`;
  const sentence = viewSentence(figures, { t, metrics, locale });
  const metadata = pageMetadata({ locale, path, title, description: sentence.length > LONGEST ? `${sentence.slice(0, LONGEST - 1).trimEnd()}…` : sentence });
  const picture = { url: previewAddress(state, locale), ...PICTURE, type: 'image/png', alt: sentence.slice(0, 400) };
  return {
    ...metadata,
    openGraph: { ...metadata.openGraph, images: [picture] },
    twitter: { card: 'summary_large_image', title, images: [picture] },
  };
}
