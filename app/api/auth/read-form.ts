import { readCapped } from '@/lib/a2a/capped-body';

/** A token of 8000 characters, each of three when encoded, and a path. */
const MOST_BYTES = 32_768;

/** The fields of a form without files; undefined for another kind of body or a longer one. */
export async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return undefined;
  try {
    return new URLSearchParams(await readCapped(request.body, MOST_BYTES));
  } catch {
    return undefined;
  }
}
