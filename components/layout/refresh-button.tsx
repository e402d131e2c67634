'use client';

import { useTransition } from 'react';
import { useRouter } from '@/lib/i18n/navigation';

/** Asks the agent once more by drawing the page again; one call however often it is pressed meanwhile. */
export function RefreshButton({ words }: { words: { refresh: string; loading: string } }) {
  const router = useRouter();
  const [isPending, start] = useTransition();
  return (
    <button type="button" disabled={isPending} onClick={() => start(() => router.refresh())}>
      {isPending ? words.loading : words.refresh}
    </button>
  );
}
