import { useLocale, useTranslations } from 'next-intl';
import { between } from '@/components/ui/between';
import { ExternalLink } from '@/components/ui/external-link';
import { formatDay, formatNumber } from '@/lib/format';
import { countryNamed } from './country-name';
import { fieldLabel } from './field-label';
import type { ReadValue } from './read-value';
import { RelatedLink } from './related-link';
import { sayMachineWord } from './say-machine-word';
import { sayTerm } from './say-term';
import { siteName } from './website-url';

/** Years and other numbers that name rather than count are not grouped. */
const UNGROUPED = /year|ordinal|precedence|code|latitude|longitude/;

/** Saints are patrons of countries too. */
const NAMES_COUNTRIES = /^(?:country|patronage)$/;

/**
 * Any value of an agent, by what it is; never JSON.
 * @param name key of the field, which decides how a number is written
 * @param lang language of the agent's words where it is not the page's
 */
export function FieldValue({ value, name = '', lang }: { value: ReadValue; name?: string; lang?: string }) {
  const t = useTranslations('directory');
  const fields = useTranslations('fields');
  const terms = useTranslations('terms');
  const locale = useLocale();
  switch (value.kind) {
    case 'number': {
      if (name.endsWith('_century')) return t('century', { century: value.value });
      return UNGROUPED.test(name) ? String(value.value) : formatNumber(value.value, locale, 4);
    }
    case 'yes-no': return value.value ? t('yes') : t('no');
    case 'date': return formatDay(value.date, locale);
    case 'web': return <ExternalLink href={value.url}>{siteName(value.url)}</ExternalLink>;
    case 'link': return <RelatedLink link={value.link} lang={lang} />;
    case 'text': {
      // A list of fields ("dates_agreed") names them by their keys.
      const country = NAMES_COUNTRIES.test(name) ? countryNamed(value.text, locale) : undefined;
      const said = country ?? sayMachineWord(value.text, name, locale) ?? sayTerm(terms, value.text) ?? (/^[a-z\d]+(_[a-z\d]+)+$/.test(value.text) && fields.has(value.text) ? fields(value.text) : undefined);
      return said ?? <span lang={lang} dir="auto" className="whitespace-pre-line">{value.text}</span>;
    }
    case 'list': {
      const isShort = value.items.every((item) => item.kind !== 'list' && item.kind !== 'rows' && !(item.kind === 'text' && item.text.length > 60));
      const items = value.items.map((item, index) => <FieldValue key={index} value={item} name={name} lang={lang} />);
      if (isShort) return items.map((item, index) => <span key={index}>{index > 0 && between(locale)}{item}</span>);
      return <ul className="grid gap-1">{items.map((item, index) => <li key={index}>{item}</li>)}</ul>;
    }
    case 'rows':
      return (
        <dl className="grid gap-1">
          {value.rows.map((row) => (
            <div key={row.key}>
              <dt className="meta">{fieldLabel(fields, row.key)}</dt>
              <dd className="ps-3"><FieldValue value={row.value} name={row.key} lang={lang} /></dd>
            </div>
          ))}
        </dl>
      );
  }
}
