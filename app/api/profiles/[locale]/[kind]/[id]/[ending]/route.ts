import { env } from '@/lib/env';
import { localizedPath } from '@/lib/i18n/language-tag';
import { isLocale, routing } from '@/lib/i18n/routing';
import { isProfileKind, keptProfile } from '@/lib/queries/kept-profile';
import { secondsUntilRead } from '@/lib/queries/limits/read-limit';
import { methodNotAllowed } from '@/app/api/method-not-allowed';
import { seeCard } from './see-card';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store' };

/** A file name that every system takes; its own letters for those that read them (RFC 6266). */
function attachment(id: string, ending: string): string {
  const plain = id.normalize('NFKD').replace(/[^\w.-]+/g, '-').replace(/^[-.]+|-+$/g, '').slice(0, 80) || 'profile';
  const own = encodeURIComponent(`${id.replace(/[\\/:]/g, '-')}.${ending}`).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}.${ending}"; filename*=UTF-8''${own}`;
}

/**
 * `GET /<directory>/<id>.json` and `/dioceses/<code>.vcf`, sent here by the proxy: what the page of a profile shows, as the agent sent it, with who
 * said so and when; a see also as a card. From what is kept: an agent that counts its calls is never asked, the page has to be opened before.
 */
export async function GET(request: Request, { params }: RouteContext<'/api/profiles/[locale]/[kind]/[id]/[ending]'>): Promise<Response> {
  const wait = await secondsUntilRead(request.headers);
  if (wait) return Response.json({ error: 'too_many' }, { status: 429, headers: { ...headers, 'Retry-After': String(wait) } });
  // A route is given its parts decoded, a page is not.
  const { locale, kind, id, ending } = await params;
  const isCard = ending === 'vcf';
  if (!isProfileKind(kind) || !['json', 'vcf'].includes(ending) || (isCard && kind !== 'dioceses')) return Response.json({ error: 'not_found' }, { status: 404, headers });
  const address = env().SITE_URL + localizedPath(`/${kind}/${encodeURIComponent(id)}`, isLocale(locale) ? locale : routing.defaultLocale);
  const kept = await keptProfile(kind, id);
  if (!kept) return Response.json({ error: 'not_kept', message: 'Nothing is kept of this profile. Open its page first, then its data can be downloaded without another call.', page: address }, { status: 404, headers });
  const { value, provenance: { agent, readAt } } = kept;
  if (isCard) return new Response(seeCard(value, { address, readAt }), { headers: { ...headers, 'Content-Type': 'text/vcard; charset=utf-8', 'Content-Disposition': attachment(id, 'vcf') } });
  const file = JSON.stringify({ directory: kind, id, page: address, agent: agent.kind === 'built-in' ? 'built-in' : agent.name, readAt, profile: value }, null, 2);
  return new Response(`${file}\n`, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8', 'Content-Disposition': attachment(id, 'json') } });
}

const refuse = methodNotAllowed('GET, HEAD');
export { GET as HEAD, refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
