import { LRUCache } from 'lru-cache';
import { drawPlace } from '@/lib/place-map';
import { isProfileKind, keptProfile } from '@/lib/queries/kept-profile';
import { secondsUntilRead } from '@/lib/queries/limits/read-limit';
import { positionOf } from '@/lib/skills/position-of';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const shared = globalThis as typeof globalThis & { placeMaps?: LRUCache<string, string> };
const drawn = () => (shared.placeMaps ??= new LRUCache<string, string>({ max: 200 }));

/** `GET /preview/<directory>/<id>/map`: where a see lies, SVG; 404 where its position is not known. From what is kept: no agent is asked. */
export async function GET(request: Request, { params }: RouteContext<'/preview/[kind]/[id]/map'>): Promise<Response> {
  const wait = await secondsUntilRead(request.headers);
  if (wait) return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } });
  // A route is given its parts decoded, a page is not.
  const { kind, id } = await params;
  const kept = isProfileKind(kind) ? await keptProfile(kind, id) : undefined;
  const position = kept && positionOf(kept.value);
  if (!position) return new Response(null, { status: 404 });
  const { latitude, longitude } = position;
  const key = `${latitude.toFixed(3)} ${longitude.toFixed(3)}`;
  const map = drawn().get(key) ?? await drawPlace(latitude, longitude);
  drawn().set(key, map);
  return new Response(map, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' } });
}
