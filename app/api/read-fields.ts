import { readCapped } from '@/lib/a2a/capped-body';

const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/**
 * The text fields of a form. Nothing past the limit is read, whatever length the request announces: `formData()` would take in all of it.
 * @param mostBytes of the whole body
 * @returns undefined for another kind of body, a longer one, and one that cannot be read
 */
export async function readFields(request: Request, mostBytes: number): Promise<Record<string, string | undefined> | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (!FORM.test(type)) return undefined;
  try {
    const body = await readCapped(request.body, mostBytes);
    const fields = [...(await new Response(body, { headers: { 'content-type': type } }).formData())];
    return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
  } catch {
    return undefined;
  }
}
