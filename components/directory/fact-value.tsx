import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { between } from '@/components/ui/between';
import { ExternalLink } from '@/components/ui/external-link';
import { formatDay, formatNumber } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';
import { genderOf } from '@/lib/skills/gender-of';
import { countryName } from './country-name';
import type { Profile } from './directory-kind';
import { FactBeside } from './fact-beside';
import { nextFeast, readFeast } from './feast-day';
import { FieldValue } from './field-value';
import { readReign } from './lede-facts';
import type { ProfileFact } from './read-facts';
import { readLink, withKnown, type KnownOf } from './read-link';
import { readValue } from './read-value';
import { RelatedLink } from './related-link';
import { capitalised, sayTerm } from './say-term';
import { siteName, websiteUrl } from './website-url';

type Given = { fact: ProfileFact; profile: Profile; today: string; knownOf: KnownOf; lang?: string };

/** The value of a fact, drawn in the field's own way; a shape that does not fit it is drawn by what it is. */
export function FactValue(given: Given) {
  const { fact, profile, lang } = given;
  const read = readValue(fact.value);
  const plain = read && <FieldValue value={read} name={fact.label} lang={lang} />;
  return (
    <>
      <FormedValue {...given} plain={plain} />
      <FactBeside fact={fact} profile={profile} lang={lang} />
    </>
  );
}

function FormedValue({ fact, profile, today, knownOf, lang, plain }: Given & { plain: ReactNode }) {
  const t = useTranslations('directory');
  const terms = useTranslations('terms');
  const locale = useLocale();
  const { value, form } = fact;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;
  switch (form) {
    case 'date': return text ? formatDay(fact.about ? `${text}~` : text, locale) : plain;
    case 'feast': {
      const day = readFeast(value);
      return day ? <Link href={`/calendar/${nextFeast(day, today)}`}>{formatDay(day, locale)}</Link> : plain;
    }
    case 'terms': {
      const list = [value].flat().filter((one): one is string => typeof one === 'string');
      const said = list.map((one) => sayTerm(terms, one, genderOf(profile)));
      return list.length > 0 && said.every(Boolean) ? capitalised(said.join(between(locale)), locale) : plain;
    }
    case 'mention': {
      const sent = [value].flat();
      const links = sent.flatMap((one) => readLink(one, fact.directory) ?? []);
      if (links.length === 0 || links.length < sent.length) return plain;
      return links.map((link, index) => <span key={index}>{index > 0 && between(locale)}<RelatedLink link={withKnown(link, knownOf)} lang={lang} /></span>);
    }
    case 'web': {
      const url = websiteUrl(value);
      return url ? <ExternalLink href={url}>{siteName(url)}</ExternalLink> : plain;
    }
    case 'country': return countryName(typeof value === 'string' ? profile.country_code : undefined, locale) ?? plain;
    case 'reign': {
      const reign = readReign(value);
      if (!reign) return plain;
      const start = formatDay(reign.start, locale);
      return reign.end ? `${start} – ${formatDay(reign.end, locale)}` : t('since', { date: start });
    }
    case 'area': return typeof profile.area_km2 === 'number' ? `${formatNumber(profile.area_km2, locale)} km²` : plain;
    case 'ordinal': return text ?? plain;
    case 'province': {
      const listed = text && knownOf('dioceses', profile.source_code).province;
      return listed ? <Link href={listed} lang={lang}>{text}</Link> : plain;
    }
    case 'latin': return text ? <span lang="la">{text}</span> : plain;
    case 'any': return plain;
  }
}
