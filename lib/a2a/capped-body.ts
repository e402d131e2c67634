/** Thrown when a body is longer than allowed; nothing past the limit was read. */
export class BodyTooLarge extends Error {}

/**
 * Reads a body as text, at most `limit` bytes.
 * @param chunks gets what was read, so that it is known also when the reading breaks off
 * @throws BodyTooLarge past the limit, or whatever the stream throws when the connection breaks
 */
export async function readCapped(body: ReadableStream<Uint8Array> | null, limit: number, chunks: Uint8Array[] = []): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel().catch(() => undefined);
      throw new BodyTooLarge(`The body is longer than ${limit} bytes.`);
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks).toString('utf8');
}
