import { useTranslations } from 'next-intl';

/** What pages call a kind of failure. One that no page has words for keeps its own name. */
export function useFailureName(): (kind: string) => string {
  const t = useTranslations('outcome');
  return (kind) => {
    const key = `${kind}.title` as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : kind;
  };
}
