import { COPY_META } from '@/lib/offline/page-copy';

/** Says to the service worker that this page may be kept to be read without a connection; only where a page has what was asked for. React moves it to the head. */
export function OfflineCopy() {
  return <meta name={COPY_META} content="1" />;
}
