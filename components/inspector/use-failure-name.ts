import { useTranslations } from 'next-intl';

/** What pages call a kind of failure, and behind it the name that code and log have for it; that alone where no page has words for it. */
export function useFailureName(): (kind: string) => string {
  const t = useTranslations('outcome');
  return (kind) => {
    const key = `${kind}.title` as Parameters<typeof t>[0];
    return t.has(key) ? `${t(key)} (${kind})` : kind;
  };
}
