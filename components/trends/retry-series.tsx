'use client';

import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useRouter } from '@/lib/i18n/navigation';

type LoadSeries = (codes: string[]) => Promise<{ kind: string }[]>;

function RetryButton({ codes, loadSeries }: { codes: string[]; loadSeries: LoadSeries }) {
  const t = useTranslations('trends');
  const router = useRouter();
  const { mutate, isPending } = useMutation({ mutationFn: () => loadSeries(codes), retry: false, onSettled: () => router.refresh() });
  return <Button onClick={() => mutate()} disabled={isPending}>{isPending ? t('retrying') : t('retry')}</Button>;
}

/** Reads the series that failed once more, all in one action; a person presses it, nothing repeats by itself. */
export function RetrySeries(props: { codes: string[]; loadSeries: LoadSeries }) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <RetryButton {...props} />
    </QueryClientProvider>
  );
}
