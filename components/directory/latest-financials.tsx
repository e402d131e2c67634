import { useLocale, useTranslations } from 'next-intl';
import { FactTable, type Fact } from '@/components/ui/fact-table';
import { formatNumber } from '@/lib/format';
import { fieldLabel } from './field-label';
import { FieldValue } from './field-value';
import type { Financials } from './read-financials';
import { readValue } from './read-value';

/** The latest year's accounts of a see, with their currency. What is no number is shown as sent. */
export function LatestFinancials({ financials, lang }: { financials: Financials; lang?: string }) {
  const t = useTranslations('directory');
  const fields = useTranslations('fields');
  const locale = useLocale();
  const { currency, known, rest } = financials;
  const asSent = (value: unknown, key: string) => {
    const read = readValue(value);
    return read && <FieldValue value={read} name={key} lang={lang} />;
  };
  const facts: Fact[] = known.map(({ label, amount, sent }) => {
    if (label === 'year') return { key: label, label: fields('year'), value: String(sent) };
    const money = amount === null ? asSent(sent, label) : `${formatNumber(amount, locale, 2)}${currency ? ` ${currency}` : ''}`;
    return { key: label, label: fields(label), value: money };
  });
  const others = rest.map(([key, value]) => ({ key, label: fieldLabel(fields, key), value: asSent(value, key) }));
  return <FactTable label={t('financials')} facts={[...facts, ...others]} />;
}
