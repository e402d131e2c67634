import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { agentIdentity } from '@/lib/queries/connection';
import { readerDays } from './reader-days';

/** The frame with what the server knows: who answers, what day it is. `path` as for SiteFrame. */
export async function PageFrame({ path, children }: { path?: string; children: ReactNode }) {
  const { days, likely } = await readerDays();
  return <SiteFrame days={days} likely={likely} agent={agentIdentity()} path={path}>{children}</SiteFrame>;
}
