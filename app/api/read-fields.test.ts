import { describe, expect, it } from 'vitest';
import { readFields } from './read-fields';

/** A body without Content-Length that would go on for ever; `sent` counts what was taken from it. */
function endless(type: string) {
  const sent = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent.bytes += 1_024;
      controller.enqueue(new Uint8Array(1_024).fill(97));
    },
  });
  const request = new Request('http://site/api', { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' } as RequestInit);
  return { request, sent };
}
const posted = (body: BodyInit, type?: string) => new Request('http://site/api', { method: 'POST', body, ...(type ? { headers: { 'content-type': type } } : {}) });
function form(fields: Record<string, string | Blob>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  return made;
}

describe('the fields of a form', () => {
  it('are read of both kinds that a browser sends', async () => {
    expect(await readFields(posted(new URLSearchParams({ back: '/ä?x=1&y', token: 'a+b' })), 1_000)).toEqual({ back: '/ä?x=1&y', token: 'a+b' });
    expect(await readFields(posted(form({ input: '{"q":"Teréz"}', skill: 'x' })), 1_000)).toEqual({ input: '{"q":"Teréz"}', skill: 'x' });
  });

  it.each(['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])('of an endless %s are none, and little of it is read', async (type) => {
    const { request, sent } = endless(type);
    expect(await readFields(request, 16_384)).toBeUndefined();
    expect(sent.bytes).toBeLessThan(32_768);
  });

  it('of another kind of body are none, and nothing of it is read', async () => {
    for (const type of ['application/json', 'text/plain', '']) {
      const { request, sent } = endless(type);
      expect(await readFields(request, 16_384)).toBeUndefined();
      expect(sent.bytes).toBeLessThan(2_048);
    }
  });

  it('are texts only, and none where the body is broken', async () => {
    expect(await readFields(posted(form({ agent: 'remote', file: new Blob(['x']) })), 1_000)).toEqual({ agent: 'remote' });
    expect(await readFields(posted('--y\r\nnonsense', 'multipart/form-data; boundary=x'), 1_000)).toBeUndefined();
  });
});
