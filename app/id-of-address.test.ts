import { headers } from 'next/headers';
import { expect, it, vi } from 'vitest';
import { documentPath } from '@/components/documents/document-address';
import { profilePath } from '@/components/directory/directory-kind';
import { idOfAddress } from './id-of-address';

vi.mock('next/headers', () => ({ headers: vi.fn() }));
vi.mock('next/navigation', () => ({ notFound: () => { throw new Error('not found'); } }));

/** Asked with the address that the proxy names, and the part as Next gives it to a page or to its metadata. */
function read(path: string, part: string): Promise<string> {
  vi.mocked(headers).mockResolvedValue(new Headers({ 'x-request-path': path }) as never);
  return idOfAddress(Promise.resolve({ id: part }));
}

it.each(['john-3', '90001', 'a/b', 'ő ű', '100%', 'x?y#z', '%2F', '%', 'x.json', '聖若瑟'])('finds %j again in the address it wrote, however Next gives it', async (id) => {
  for (const path of [documentPath(id), profilePath('saints', id), `/de${documentPath(id)}`, `/zh${profilePath('dioceses', id)}/`]) {
    for (const part of [id, encodeURIComponent(id)]) expect(await read(path, part)).toBe(id);
  }
});

it.each(['/saints/%E0%A4%A', '/de/documents/%', '/documents/%20'])('finds no id in %s', async (path) => {
  await expect(read(path, 'x')).rejects.toThrow('not found');
});
