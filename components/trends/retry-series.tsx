'use client';

import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useRouter } from '@/lib/i18n/navigation';

export type LoadSeries = (codes: string[]) => Promise<{ kind: string }[]>;

interface RetryProps {
  codes: string[];
  loadSeries: LoadSeries;
  words: { retry: string; retrying: string };
}

function RetryButton({ codes, loadSeries, words }: RetryProps) {
  const router = useRouter();
  const { mutate, isPending } = useMutation({ mutationFn: () => loadSeries(codes), retry: false, onSettled: () => router.refresh() });
  return <Button onClick={() => mutate()} disabled={isPending}>{isPending ? words.retrying : words.retry}</Button>;
}

/** Reads the series that failed once more, all in one action; a person presses it, nothing repeats by itself. */
export function RetrySeries(props: RetryProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <RetryButton {...props} />
    </QueryClientProvider>
  );
}
