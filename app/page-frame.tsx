import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { OfflineReady } from '@/components/offline/offline-ready';
import { DayWatch } from '@/components/layout/day-watch';
import { SiteFrame } from '@/components/layout/site-frame';
import { READER_META } from '@/lib/offline/page-copy';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import { loadInspectorWords, openTaskById, readInspectedCard } from './inspector-actions';
import { readerDays } from './reader-days';
import { readerMark } from './reader-mark';

const inspector = { loadWords: loadInspectorWords, openTask: openTaskById, readCard: readInspectedCard };

/** The frame with what the server knows: who answers, what day it is. `path` as for SiteFrame. */
export async function PageFrame({ path, children }: { path?: string; children: ReactNode }) {
  const { alsoTomorrow, likely } = await readerDays();
  // No more than this of the agent goes to a page: the rest holds a token.
  const { kind, name, identity } = await currentAgent();
  const t = await getTranslations('offline');
  return (
    <>
      <meta name={READER_META} content={readerMark(identity)} />
      <SiteFrame days={alsoTomorrow} likely={likely} agent={{ kind, name }} inspector={inspector} path={path}>
        <DayWatch />
        <OfflineReady words={{ copy: t('copy', { time: '{time}' }), anew: t('anew') }} />
        {children}
      </SiteFrame>
    </>
  );
}
