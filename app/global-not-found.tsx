import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { splitPath } from '@/lib/i18n/language-tag';
import { LeaveByDocument } from './leave-by-document';
import { MissingContents } from './missing-contents';
import { missingMetadata } from './missing-metadata';
import { PageFrame } from './page-frame';
import { SiteDocument } from './site-document';
import { siteMetadata, siteViewport } from './site-metadata';
import './globals.css';

export const viewport = siteViewport;

/** No layout stands above this file: what the root layout says, and the title inside its template. */
export async function generateMetadata(): Promise<Metadata> {
  const [site, own] = [await siteMetadata(), await missingMetadata()];
  return { ...site, ...own, title: `${String(own.title)} · ${site.applicationName}` };
}

/**
 * An address without a page, whole in the HTML. It comes from the proxy, since the router sees another.
 * Not in app/not-found.tsx, because Next renders that file along with every page.
 */
export default async function GlobalNotFound() {
  const pathname = (await headers()).get('x-request-path') ?? '/';
  return (
    <SiteDocument>
      <PageFrame path={splitPath(pathname).path}><MissingContents pathname={pathname} /></PageFrame>
      <LeaveByDocument />
    </SiteDocument>
  );
}
