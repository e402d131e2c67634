import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import { formatDay } from '@/lib/format';
import { localizedPath } from '@/lib/i18n/language-tag';
import { panelsOfView } from '@/lib/trends/lines';
import { drawView } from '@/lib/trends/picture/draw-view';
import type { Drawing } from '@/lib/trends/picture/drawing';
import { writeTrends } from '@/lib/trends/trends-address';
import { panelTitle, viewSentence, viewTitle } from '@/lib/trends/words';
import type { KeptView } from './read-kept-view';

interface FileFrame {
  width: number;
  size: number;
  chartHeight: number;
  margin: number;
  /** Of the whole, where it is given. */
  height?: number;
}

/**
 * A view as a picture that stands alone: title, sentence, charts with the names of their lines, whose figures these are, and the address of the
 * view. @returns undefined where there is nothing to draw
 */
export async function drawFile({ state, locale, sees, figures }: KeptView, frame: FileFrame): Promise<{ drawing: Drawing; label: string } | undefined> {
  const panels = panelsOfView(figures, state);
  if (panels.length === 0) return undefined;
  const [t, metrics] = [await getTranslations({ locale, namespace: 'trends' }), await getTranslations({ locale, namespace: 'metrics' })];
  const builtIn = (await getTranslations({ locale, namespace: 'provenance' }))('builtIn');
  const messages = { t, metrics, locale };
  const [title, summary] = [viewTitle(figures, messages), viewSentence(figures, messages)];
  const sources = [...new Set(sees.map(({ agent, isBuiltIn, readAt }) => t('pictureFoot', { agent: isBuiltIn ? builtIn : agent, date: formatDay(readAt.slice(0, 10), locale) })))];
  const foot = [...sources, env().SITE_URL + localizedPath(writeTrends(state), locale)];
  const columns = panels.length > 4 ? 3 : panels.length > 1 ? 2 : 1;
  const drawing = drawView(panels, { panels: panels.map((panel) => panelTitle(panel, messages)), title, summary, foot }, { ...frame, columns, locale });
  return { drawing, label: `${title}. ${summary}` };
}
