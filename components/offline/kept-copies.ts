import { KEPT_AT, KEPT_READ, KEPT_TITLE } from '@/lib/offline/page-copy';

/** A page that the browser keeps for when there is no connection. */
export interface KeptCopy {
  /** Path and parameters, with the language. */
  path: string;
  title: string;
  /** ISO 8601 instants: when it was opened last, when its content was read. */
  keptAt: string;
  readAt: string;
}

const pageCaches = async () => (await caches.keys()).filter((name) => name.startsWith('pages-'));

/** What is kept, the latest first, each page once. @throws Error where the browser keeps nothing */
export async function listCopies(): Promise<KeptCopy[]> {
  const found = new Map<string, KeptCopy>();
  for (const name of await pageCaches()) {
    const pages = await caches.open(name);
    for (const request of await pages.keys()) {
      const headers = (await pages.match(request))?.headers;
      const { pathname, search } = new URL(request.url);
      const keptAt = headers?.get(KEPT_AT) ?? '';
      const path = pathname + search;
      if (keptAt > (found.get(path)?.keptAt ?? '')) found.set(path, { path, keptAt, readAt: headers?.get(KEPT_READ) ?? keptAt, title: readTitle(headers?.get(KEPT_TITLE)) ?? path });
    }
  }
  return [...found.values()].sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
}

function readTitle(header: string | null | undefined): string | undefined {
  try {
    return decodeURIComponent(header ?? '').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Deletes every copy. @returns how many there were @throws Error where the browser keeps nothing */
export async function deleteCopies(): Promise<number> {
  const count = (await listCopies()).length;
  for (const name of await pageCaches()) {
    const pages = await caches.open(name);
    for (const request of await pages.keys()) await pages.delete(request);
  }
  return count;
}
