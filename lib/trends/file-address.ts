import { trendsQuery, type TrendsState } from './trends-address';

/** What of a view can be taken away; `picture.png` and `picture.svg` are drawn on the server, the same for everybody. */
export const FILES = ['figures.csv', 'all-figures.csv', 'about.csv', 'figures.json', 'picture.svg', 'picture.png'] as const;
export type TrendsFile = (typeof FILES)[number];

export const isTrendsFile = (name: string): name is TrendsFile => (FILES as readonly string[]).includes(name);

function withParameters(path: string, state: TrendsState, parameters: Record<string, string>): string {
  const query = trendsQuery(state);
  const more = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${path}${query}${query ? '&' : '?'}${more}`;
}

/** The address of a file of a view. @param bom for spreadsheets that take UTF-8 only with its mark */
export function fileAddress(file: TrendsFile, state: TrendsState, locale: string, bom = false): string {
  return withParameters(file === 'picture.png' ? '/preview/trends' : `/api/trends/${file}`, state, { lang: locale, ...(bom ? { bom: '1' } : {}), ...(file === 'picture.png' ? { download: '1' } : {}) });
}

/** The picture that is shown where a link to the view is shared. */
export const previewAddress = (state: TrendsState, locale: string) => withParameters('/preview/trends', state, { lang: locale });

/** The view without the site around it, for pages of others. */
export const embedAddress = (state: TrendsState, locale: string) => withParameters('/embed/trends', state, { lang: locale });

/** A name for a file on a reader's disk: which sees and figures, in letters that every system takes. */
export function fileName(file: TrendsFile, { dioceses, figures }: TrendsState): string {
  const [base = '', extension = ''] = file.split('.');
  const about = [...dioceses.filter((code) => code !== null), ...(base === 'all-figures' ? [] : figures)].join('-').replace(/[^\p{L}\p{N}_-]+/gu, '');
  // By letters: half of one is no text.
  const short = [...about].slice(0, 80).join('');
  return `${['magisterium-trends', base === 'figures' || base === 'picture' ? '' : base, short].filter(Boolean).join('-')}.${extension}`;
}
