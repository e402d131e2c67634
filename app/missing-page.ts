import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { splitPath } from '@/lib/i18n/language-tag';
import { isMissingThere } from '@/lib/queries/calls/missing-there';
import type { Outcome } from '@/lib/skills/outcome';

/**
 * 404, once a page has learnt that the agent has nothing under its address. A document is asked for once more, at the same address: that there is
 * nothing is kept now, and the 404 of the proxy can be read without scripts, while `notFound()` sends an empty document. No second call is made.
 */
export async function missingPage({ provenance }: Extract<Outcome<unknown>, { kind: 'not-found' }>): Promise<never> {
  const received = await headers();
  const pathname = received.get('x-request-path');
  const isDocument = received.get('sec-fetch-dest') === 'document';
  if (pathname && isDocument && provenance.agent.kind !== 'built-in' && (await isMissingThere(splitPath(pathname).path))) redirect(`${pathname}${received.get('x-request-search') ?? ''}`);
  return notFound();
}
