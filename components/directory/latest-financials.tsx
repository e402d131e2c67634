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
  const { currency, known, rest, reckoned } = financials;
  const asSent = (value: unknown, key: string) => {
    const read = readValue(value);
    return read && <FieldValue value={read} name={key} lang={lang} />;
  };
  const money = (amount: number) => `${amount < 0 ? '−' : ''}${formatNumber(Math.abs(amount), locale, 2)}${currency ? `\u00a0${currency}` : ''}`;
  const balance = (amount: number) => t(amount < 0 ? 'deficit' : 'surplus');
  const facts: Fact[] = known.map(({ label, amount, sent }) => {
    if (label === 'year') return { key: label, label: fields('year'), value: String(sent) };
    if (amount === null) return { key: label, label: fields(label), value: asSent(sent, label) };
    return { key: label, label: label === 'surplus' ? balance(amount) : fields(label), value: money(amount) };
  });
  const own: Fact[] = reckoned === undefined ? [] : [{ key: 'reckoned', label: balance(reckoned), value: <>{money(reckoned)} <small>{t('reckonedFrom')}</small></> }];
  const others = rest.map(([key, value]) => ({ key, label: fieldLabel(fields, key), value: asSent(value, key) }));
  return <FactTable label={t('financials')} facts={[...facts, ...own, ...others]} />;
}
