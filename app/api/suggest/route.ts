import { isLocale, routing } from '@/lib/i18n/routing';
import { suggestNames } from '@/lib/queries/built-in/suggest-names';
import { refuseLooks } from '@/lib/queries/limits/read-limit';
import { typedWords } from '@/lib/typed-words';
import { methodNotAllowed } from '../method-not-allowed';
import { saySuggestions } from './say-suggestion';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const KINDS = ['saints', 'clergy', 'popes', 'dioceses', 'directory'] as const;
const LIMIT = 8;
/** No name is longer; what is typed beyond it is a text. */
const LONGEST = 120;

/**
 * `GET /api/suggest?kind=saints&q=…&lang=…`: names of the built-in directories that complete what is typed, as `{ names: Suggested[] }`.
 * Our own data only: an agent that counts its calls is never asked while somebody types.
 */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseLooks(request.headers);
  if (refused) return refused;
  const asked = new URL(request.url).searchParams;
  const kind = KINDS.find((one) => one === asked.get('kind'));
  if (!kind) return Response.json({ error: 'invalid_kind', kinds: KINDS }, { status: 400, headers: { 'Cache-Control': 'no-store' } });
  const lang = asked.get('lang') ?? undefined;
  const locale = isLocale(lang) ? lang : routing.defaultLocale;
  const typed = typedWords(asked.get('q') ?? undefined, LONGEST);
  const names = typed ? await saySuggestions(suggestNames(kind, typed, locale, LIMIT), locale, kind === 'directory') : [];
  // What is typed is nobody's business: only the browser itself may keep the answer, for going back a letter.
  return Response.json({ names }, { headers: { 'Cache-Control': 'private, max-age=300' } });
}

const refuse = methodNotAllowed('GET');
export { refuse as HEAD, refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
