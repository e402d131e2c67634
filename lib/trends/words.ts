import type { useTranslations } from 'next-intl';
import { formatNumber, formatPercent } from '@/lib/format';
import type { Locale } from '@/lib/i18n/routing';
import { unitOf, type Figure } from './figures';
import type { SeeFigures, TrendPanel } from './lines';
import { figureNumber } from './numbers';
import { summarise, type Summary } from './summarise';

/** Messages of `trends` and `metrics`, from a page or from a route. */
export interface TrendMessages {
  t: ReturnType<typeof useTranslations>;
  metrics: ReturnType<typeof useTranslations>;
  locale: Locale;
}

/** Sentences one after another; Chinese needs no space between them. */
export const oneAfterAnother = (sentences: string[], locale: Locale) => sentences.join(locale === 'zh' ? '' : ' ');

/** A number with its sign: a minus, not a hyphen; what is nothing when it is rounded has none. */
function signed(value: number, digits: number, locale: Locale, format: typeof formatNumber): string {
  const rounded = Number(value.toFixed(digits)) || 0;
  return `${rounded > 0 ? '+' : ''}${format(rounded, locale, digits).replace('-', '−')}`;
}

/** A change with its sign. Less than one percent has a decimal. */
export function signedPercent(percent: number, locale: Locale): string {
  return signed(percent, Math.abs(percent) < 1 ? 1 : 0, locale, formatPercent);
}

/** What a chart is of: the figure, and how it is drawn where that is not as usual. */
export function panelTitle(panel: TrendPanel, { t, metrics }: TrendMessages): string {
  const measure = metrics(panel.figure);
  const named = panel.baseYear !== undefined ? t(panel.isLog ? 'indexLog' : 'index', { measure, year: String(panel.baseYear) }) : panel.isLog ? t('logNamed', { measure }) : measure;
  return panel.see ? `${panel.see} · ${named}` : named;
}

/** From the first value to the last: in percent, of percentages in points, for percent of percent misleads; undefined where it cannot be said. */
function changeOf({ first, last, percentChange }: Extract<Summary, { kind: 'change' }>, figure: Figure, { t, locale }: TrendMessages): string | undefined {
  if (unitOf(figure) !== 'percent') return percentChange === null ? undefined : signedPercent(percentChange, locale);
  const points = last.value - first.value;
  return t('points', { change: signed(points, Math.abs(points) < 1 ? 2 : 1, locale, formatNumber) });
}

function gapSentence(summary: Extract<Summary, { kind: 'change' }>, { t }: TrendMessages): string {
  const { gap, known, joinsOver } = summary;
  if (!gap) return joinsOver ? t('smallGaps', { count: known }) : t('noGap');
  return gap.from === gap.to ? t('gapYear', { count: known, year: String(gap.from) }) : t('gap', { count: known, from: String(gap.from), to: String(gap.to) });
}

/** One line in a sentence or three, from its numbers: start, end, change, highest, missing years. @param subject what it is of */
export function lineSentence(one: SeeFigures, subject: string, messages: TrendMessages): string {
  const { t, locale } = messages;
  const summary = summarise(one.points);
  const number = (value: number) => figureNumber(value, locale, { isPercent: unitOf(one.figure) === 'percent' });
  if (summary.kind === 'none') return t('none', { subject });
  if (summary.kind === 'one') return t('one', { subject, value: number(summary.point.value), year: String(summary.point.year) });
  const { first, last, peak } = summary;
  const change = changeOf(summary, one.figure, messages) ?? '–';
  return oneAfterAnother([
    t('change', { subject, start: number(first.value), from: String(first.year), end: number(last.value), to: String(last.year), change }),
    t('peak', { value: number(peak.value), year: String(peak.year) }),
    gapSentence(summary, messages),
  ], locale);
}

/** What several sees have in common in one figure: who has more than at first, who less. */
function comparedSentence(figure: Figure, sees: SeeFigures[], messages: TrendMessages): string {
  const { t, metrics, locale } = messages;
  const groups: Record<'down' | 'up' | 'same' | 'noChange', string[]> = { down: [], up: [], same: [], noChange: [] };
  for (const see of sees) {
    const summary = summarise(see.points);
    if (summary.kind !== 'change') groups.noChange.push(see.label);
    else {
      const { first, last } = summary;
      const group = last.value < first.value ? 'down' : last.value > first.value ? 'up' : 'same';
      const change = group === 'same' ? undefined : changeOf(summary, figure, messages);
      groups[group].push(change ? `${see.label} (${change})` : see.label);
    }
  }

  const joined = (names: string[]) => names.join(locale === 'zh' ? '、' : ', ');
  return oneAfterAnother([t('compared', { measure: metrics(figure) }), ...Object.entries(groups).flatMap(([group, names]) => (names.length > 0 ? [t(group, { names: joined(names) })] : []))], locale);
}

/** What a view is of: the see, or the figures and how many sees. @param figures at least one */
export function viewTitle(figures: SeeFigures[], { t, metrics }: TrendMessages): string {
  const sees = new Map(figures.map(({ code, name }) => [code, name]));
  const named = [...new Set(figures.map(({ figure }) => metrics(figure)))].join(' · ');
  const [only = ''] = sees.values();
  return sees.size === 1 ? only : t('headSeveral', { measure: named, count: sees.size });
}

const subjectOf = ({ figure, name }: SeeFigures, { t, metrics }: TrendMessages) => t('subject', { measure: metrics(figure), name });

/** The answer of the page, before any chart: one see line by line, several compared. */
export function viewSentence(figures: SeeFigures[], messages: TrendMessages): string {
  const isOne = new Set(figures.map(({ code }) => code)).size === 1;
  if (isOne) return oneAfterAnother(figures.map((one) => lineSentence(one, subjectOf(one, messages), messages)), messages.locale);
  return oneAfterAnother([...new Set(figures.map(({ figure }) => figure))].map((figure) => comparedSentence(figure, figures.filter((one) => one.figure === figure), messages)), messages.locale);
}

/** Every line in words, with its place: beneath the charts, and the description of each. */
export function sentencesOf(figures: SeeFigures[], messages: TrendMessages): { code: string; figure: Figure; place: number; sentence: string }[] {
  return figures.map((one) => ({ code: one.code, figure: one.figure, place: one.place, sentence: lineSentence(one, subjectOf(one, messages), messages) }));
}
