import { COPY_META } from '@/lib/offline/page-copy';

/**
 * Says to the service worker that this page may be kept to be read without a connection; only where a page has what was asked for. React moves it to the head.
 * @param readAt ISO 8601 instant at which it was read from the agent, which may be long before it is kept
 */
export function OfflineCopy({ readAt }: { readAt?: string }) {
  return <meta name={COPY_META} content={readAt ?? '1'} />;
}
