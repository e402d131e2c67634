import { getTranslations } from 'next-intl/server';
import { drawFile } from '@/app/preview/trends/draw-file';
import { readKeptView, type KeptView } from '@/app/preview/trends/read-kept-view';
import { env } from '@/lib/env';
import { localizedPath } from '@/lib/i18n/language-tag';
import { secondsUntilRead } from '@/lib/queries/limits/read-limit';
import { csvOf } from '@/lib/trends/csv';
import { unitOf, type Figure } from '@/lib/trends/figures';
import { fileName, isTrendsFile, type TrendsFile } from '@/lib/trends/file-address';
import { svgOf } from '@/lib/trends/picture/svg';
import { aboutRows, csvRows, takenAway } from '@/lib/trends/taken-away';
import { writeTrends } from '@/lib/trends/trends-address';
import { methodNotAllowed } from '../../method-not-allowed';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const CSV = 'text/csv; charset=utf-8; header=present';
const SVG_FRAME = { width: 1136, size: 15, chartHeight: 440, margin: 36 };

type Made = { type: string; body: string };

async function make(file: TrendsFile, view: KeptView, bom: boolean): Promise<Made | undefined> {
  const { state, locale, sees } = view;
  if (file === 'picture.svg') {
    const picture = await drawFile(view, SVG_FRAME);
    return picture && { type: 'image/svg+xml; charset=utf-8', body: svgOf(picture.drawing, { kind: 'file', label: picture.label }) };
  }
  const taken = takenAway(sees, state, file === 'all-figures.csv');
  if (file === 'figures.csv' || file === 'all-figures.csv') return { type: CSV, body: csvOf(csvRows(taken), bom) };
  const [metrics, figures, trends] = [await getTranslations({ locale, namespace: 'metrics' }), await getTranslations({ locale, namespace: 'figures' }), await getTranslations({ locale, namespace: 'trends' })];
  const wordsOf = (figure: Figure) => ({ name: metrics(figure), unit: figures(`units.${unitOf(figure)}`), definition: figures(`define.${figure}`) });
  const address = env().SITE_URL + localizedPath(writeTrends(state), locale);
  const words = {
    figure: wordsOf,
    index: (figure: Figure, baseYear: number) => {
      const year = String(baseYear);
      return { name: trends('index', { measure: metrics(figure), year }), unit: figures('units.percent'), definition: trends('bases', { year }) };
    },
    yearbook: { name: trends('yearbook'), definition: figures('columns.yearbook') },
    notes: { name: figures('columns.notes'), definition: figures('columns.notesText') },
  };
  if (file === 'about.csv') return { type: CSV, body: csvOf(aboutRows(taken, sees, address, words), bom) };
  const data = { address, language: locale, figures: taken.figures.map((one) => ({ ...one, ...wordsOf(one.figure), unit: one.unit })), rows: taken.rows };
  return { type: 'application/json', body: `${JSON.stringify(data, null, 1)}\n` };
}

/**
 * `GET /api/trends/<file>?…&lang=…`: what can be taken away of a view, whose parameters are those of its page. `bom=1` for spreadsheets that know
 * UTF-8 only by its mark. Of what is kept: an agent that counts its calls is never asked; 409 where the figures have not been read yet.
 */
export async function GET(request: Request, { params }: RouteContext<'/api/trends/[file]'>): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const wait = await secondsUntilRead(request.headers);
  if (wait) return Response.json({ error: 'too_many' }, { status: 429, headers: { ...headers, 'Retry-After': String(wait) } });
  const { file } = await params;
  if (!isTrendsFile(file) || file === 'picture.png') return Response.json({ error: 'no_such_file' }, { status: 404, headers });
  const parameters = new URL(request.url).searchParams;
  const view = await readKeptView(parameters);
  if (view.unread.length > 0) return Response.json({ error: 'not_read', dioceses: view.unread }, { status: 409, headers });
  const made = view.sees.length > 0 ? await make(file, view, parameters.get('bom') === '1') : undefined;
  if (!made) return Response.json({ error: 'no_figures' }, { status: 404, headers });
  return new Response(made.body, {
    headers: { ...headers, 'Content-Type': made.type, 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName(file, view.state))}` },
  });
}

const refuse = methodNotAllowed('GET, HEAD');
export { GET as HEAD, refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
