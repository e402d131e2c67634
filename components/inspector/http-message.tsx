import { useLocale, useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { formatNumber } from '@/lib/format';
import type { ShownBody } from './inspector-means';
import { PlainText } from './plain-text';
import { sizeOf } from './size-of';

/** A request or a reply, opened on demand, with a word on what was cut off. */
export function HttpMessage({ title, text, body }: { title: string; text: string; body?: ShownBody }) {
  const t = useTranslations('inspector');
  const locale = useLocale();
  const size = body?.cut ? sizeOf(body.bytes) : undefined;
  return (
    <Disclosure summary={title}>
      <PlainText label={title} text={text} />
      {size && <p className="meta mt-1">{t('cut', { size: t(size.unit, { count: formatNumber(size.count, locale) }) })}</p>}
    </Disclosure>
  );
}
