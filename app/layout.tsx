import type { ReactNode } from 'react';
import { SiteDocument } from './site-document';
import { siteMetadata, siteViewport } from './site-metadata';
import './globals.css';

export const generateMetadata = siteMetadata;
export const viewport = siteViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
