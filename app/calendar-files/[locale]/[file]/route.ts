import { methodNotAllowed } from '@/app/api/method-not-allowed';
import { isLocale } from '@/lib/i18n/routing';
import { readCalendarName } from '@/lib/liturgy/calendar-choice';
import { secondsUntilRead } from '@/lib/queries/limits/read-limit';
import { writeFeed } from '../../write-feed';
import { writeDays } from '../../write-days';
import { writeFeast } from '../../write-feast';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const KEPT = { 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' };

function notHere(): Response {
  const text = 'There is no such file. Files are named by a year, a month or a day of 1970 to 2100: /calendar/2026.ics, /calendar/2026-03.ics, /calendar/2026-03-19.ics; the feed is /calendar/feed.xml.\n';
  return new Response(text, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/**
 * `/calendar/<year, month, day or feast-id>.ics` and `/calendar/feed.xml`, in a language before it and a calendar behind it (`?calendar=`), for programs that come without cookies. The
 * addresses are given by next.config.js. Computed here: no agent is asked, and nothing of the asker is kept.
 */
export async function GET(request: Request, { params }: RouteContext<'/calendar-files/[locale]/[file]'>): Promise<Response> {
  const wait = await secondsUntilRead(request.headers);
  if (wait) return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } });
  const { locale, file } = await params;
  const query = new URL(request.url).searchParams;
  const calendar = readCalendarName(query.get('calendar') ?? '') ?? 'general';
  if (!isLocale(locale)) return notHere();
  if (file === 'feed.xml') {
    const zone = query.get('tz') ?? undefined;
    return new Response(await writeFeed(locale, calendar, zone), { headers: { ...KEPT, 'Content-Type': 'application/atom+xml; charset=utf-8' } });
  }
  const [, name = ''] = /^(.+)\.ics$/.exec(file) ?? [];
  const [, feast] = /^feast-(\w+)$/.exec(name) ?? [];
  const text = feast ? await writeFeast(feast, locale, calendar) : await writeDays(name, locale, calendar);
  if (!text) return notHere();
  return new Response(text, { headers: { ...KEPT, 'Content-Type': 'text/calendar; charset=utf-8', 'Content-Disposition': `inline; filename="${name}.ics"` } });
}

const refuse = methodNotAllowed('GET, HEAD, OPTIONS');
export { GET as HEAD, refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
