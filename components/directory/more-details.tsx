import { useTranslations } from 'next-intl';
import { FactTable } from '@/components/ui/fact-table';
import { fieldLabel } from './field-label';
import { FieldValue } from './field-value';
import { readValue } from './read-value';

/** Everything an agent sent that has no place of its own: labelled, in the order sent. */
export function MoreDetails({ rest, lang }: { rest: [key: string, value: unknown][]; lang?: string }) {
  const t = useTranslations('directory');
  const fields = useTranslations('fields');
  const facts = rest.flatMap(([key, value]) => {
    const read = readValue(value);
    return read ? [{ key, label: fieldLabel(fields, key), value: <FieldValue value={read} name={key} lang={lang} /> }] : [];
  });
  return <FactTable label={t('more')} facts={facts} />;
}
