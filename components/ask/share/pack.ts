/** The first characters of a fragment say how it is packed, so that old links stay readable when this changes. */
const VERSION = '1.';
/** Nothing that a person shares unpacks to more; a link made to fill the memory is cut off here. */
const MOST_BYTES = 4 * 1024 * 1024;

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (let from = 0; from < bytes.length; from += 8_192) binary += String.fromCharCode(...bytes.subarray(from, from + 8_192));
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Reads a stream to its end. @throws RangeError when it is longer than `most` */
async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      void reader.cancel();
      throw new RangeError('too long');
    }
    chunks.push(read.value);
  }
  const whole = new Uint8Array(length);
  chunks.reduce((at, chunk) => (whole.set(chunk, at), at + chunk.length), 0);
  return whole;
}

/** Whether a fragment, with its "#", is meant to hold something, however it is packed; else it names a place on the page. */
export const isPacked = (fragment: string) => /^#\d{1,3}\./.test(fragment);

/** A value as the fragment of an address: JSON, deflated, in characters that no program changes. */
export async function pack(value: unknown): Promise<string> {
  const deflated = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return VERSION + toBase64Url(await collect(deflated, MOST_BYTES));
}

/** The value of a fragment, with or without its "#". @returns undefined when it is cut off, changed, too long or not ours */
export async function unpack(fragment: string): Promise<unknown> {
  const given = fragment.replace(/^#/, '').trim();
  if (!given.startsWith(VERSION)) return undefined;
  try {
    const inflated = new Blob([fromBase64Url(given.slice(VERSION.length))]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await collect(inflated, MOST_BYTES)));
  } catch {
    return undefined;
  }
}
