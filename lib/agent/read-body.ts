/** Bytes of a request body. The text of a message has its own, smaller limit; see message-params. */
export const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Bytes that are read in all, those past the limit only to be thrown away: a client that is still sending when the connection
 * closes sees a broken pipe, and never the refusal that says why.
 */
const MAX_DISCARDED_BYTES = 32 * MAX_BODY_BYTES;

export type RequestBody = { kind: 'text'; text: string } | { kind: 'too-large' } | { kind: 'not-utf8' } | { kind: 'broken' };

/** All of the body, or undefined past the limit. Memory stays within the limit however much is sent. */
async function readBytes(body: ReadableStream<Uint8Array>): Promise<Buffer | undefined> {
  const reader = body.getReader();
  let chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return size > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks);
    size += value.byteLength;
    if (size <= MAX_BODY_BYTES) chunks.push(value);
    else chunks = [];
    if (size > MAX_DISCARDED_BYTES) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
  }
}

/** Reads a request's body as UTF-8, the one encoding of JSON between systems (RFC 8259); a byte order mark is passed over. */
export async function readBody(body: ReadableStream<Uint8Array> | null): Promise<RequestBody> {
  let bytes: Buffer | undefined;
  try {
    bytes = body ? await readBytes(body) : Buffer.alloc(0);
  } catch {
    return { kind: 'broken' };
  }
  if (!bytes) return { kind: 'too-large' };
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { kind: 'not-utf8' };
  }
}
