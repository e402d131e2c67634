import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { PlainList, type PlainItem } from '@/components/ui/plain-list';

/** So many stand open; a longer list is one press away, without scripts. On paper nothing can be pressed: what is left out there is said. */
const SHOWN = 6;

/** Names in the margin. @param all words of the rest, e.g. "All 14 that match" */
export function LongList({ items, label, all }: { items: PlainItem[]; label: string; all: string }) {
  const t = useTranslations('directory');
  // A disclosure for one more name would cost more than the name.
  if (items.length <= SHOWN + 1) return <PlainList label={label} items={items} />;
  return (
    <>
      <PlainList label={label} items={items.slice(0, SHOWN)} />
      <Disclosure summary={all}><PlainList label={all} items={items.slice(SHOWN)} /></Disclosure>
      <p className="onlyprint meta">{t('printedOf', { shown: SHOWN, count: items.length })}</p>
    </>
  );
}
