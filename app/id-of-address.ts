import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { decoded } from '@/lib/decoded';
import { splitPath } from '@/lib/i18n/language-tag';

/**
 * The id in the address of a profile or a document, decoded exactly once; a broken escape is no id and answers 404. Next gives a page its part of
 * the address encoded but the same page's metadata decoded, so that "100%" would be broken there and "%2F" another id: it is read from the address itself.
 */
export async function idOfAddress(params: Promise<{ id: string }>): Promise<string> {
  const asked = splitPath((await headers()).get('x-request-path') ?? '').path.split('/')[2];
  return decoded(asked ?? (await params).id)?.trim() || notFound();
}
