import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format';
import { genderOf } from '@/lib/skills/gender-of';
import { ID_KEYS, type Profile } from './directory-kind';
import { FieldValue } from './field-value';
import type { ProfileFact } from './read-facts';
import { readLink } from './read-link';
import { readValue } from './read-value';
import { sayTerm } from './say-term';

const NAMING = [...Object.values(ID_KEYS), 'id', 'name', 'primary_name', 'papal_name', 'title'];

function mentionDetails(value: unknown): { key: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, detail]) => (NAMING.includes(key) ? [] : [{ key, value: detail }]));
}

/** What is said beside a fact in small type: the age at death, the place, the calendar, since when. */
export function FactBeside({ fact, profile, lang }: { fact: ProfileFact; profile: Profile; lang?: string }) {
  const t = useTranslations('directory');
  const terms = useTranslations('terms');
  const locale = useLocale();
  // A mention may say more than a name and an id: since when, in which office.
  const mentioned = fact.form === 'mention' && readLink(fact.value, fact.directory) ? mentionDetails(fact.value) : [];
  const said = [...mentioned, ...fact.beside].flatMap(({ key, value }) => {
    if (/(^|_)since$/.test(key) && typeof value === 'string') return [{ key, node: t('since', { date: formatDay(value, locale) }) }];
    const term = typeof value === 'string' ? sayTerm(terms, value, genderOf(profile)) : undefined;
    const read = readValue(value);
    return read ? [{ key, node: term ?? <FieldValue value={read} name={key} lang={lang} /> }] : [];
  });
  return (
    <>
      {fact.aged !== undefined && <> <small>{t('aged', { age: fact.aged })}</small></>}
      {said.map(({ key, node }) => <span key={key}><br /><small>{node}</small></span>)}
    </>
  );
}
