import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import { loadInspectorWords, openTaskById, readInspectedCard } from './inspector-actions';
import { readerDays } from './reader-days';

const inspector = { loadWords: loadInspectorWords, openTask: openTaskById, readCard: readInspectedCard };

/** The frame with what the server knows: who answers, what day it is. `path` as for SiteFrame. */
export async function PageFrame({ path, children }: { path?: string; children: ReactNode }) {
  const { days, likely } = await readerDays();
  // No more than this of the agent goes to a page: the rest holds a token.
  const { kind, name } = await currentAgent();
  return <SiteFrame days={days} likely={likely} agent={{ kind, name }} inspector={inspector} path={path}>{children}</SiteFrame>;
}
