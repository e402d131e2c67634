import { pageGraph } from '@/components/layout/page-graph';
import { withoutZeros } from '@/lib/format';
import { positionOf } from '@/lib/skills/position-of';
import { ID_KEYS, type DirectoryKind, type Profile } from './directory-kind';
import { isExactDay } from './exact-day';
import { FACT_RULES } from './fact-rules';
import { imageUrl } from './image-url';
import { readLink } from './read-link';
import { websiteUrl } from './website-url';

/** What schema.org takes for a date: ISO 8601, as exact as it is known. Approximate ones and years before the year 1 are left out. */
function dateOf(kind: DirectoryKind, profile: Profile, label: string): string | undefined {
  const key = FACT_RULES[kind].find((rule) => rule.label === label)?.keys.find((candidate) => profile[candidate] !== undefined);
  const value = key && profile[key];
  if (typeof value !== 'string' || profile[`${key}_approximate`] === true) return undefined;
  const date = withoutZeros(value);
  return /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(date) || isExactDay(date) ? date : undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined);
const textsOf = (value: unknown) => [value].flat().flatMap((one) => textOf(one) ?? []);
const orNothing = <Item>(items: Item[]) => (items.length > 0 ? items : undefined);
/** Names of a mention, without its address: whose page it has is told by the link on ours. */
const named = (type: string, value: unknown) => {
  const link = readLink(value, 'clergy');
  return link && { '@type': type, name: link.name };
};
const place = (value: unknown) => (textOf(value) ? { '@type': 'Place', name: textOf(value) } : undefined);

function personOf(kind: DirectoryKind, profile: Profile): object {
  const alternateNames = [...textsOf(profile.also_known_as), ...textsOf(profile.latin_name), ...textsOf(profile.birth_name)];
  const office = kind === 'popes' ? 'Pope' : textOf(profile.current_position);
  return {
    '@type': 'Person',
    alternateName: orNothing(alternateNames),
    honorificPrefix: kind === 'clergy' ? textOf(profile.title) : kind === 'popes' ? textOf(profile.pope_title) : undefined,
    birthDate: dateOf(kind, profile, 'birth_date'), deathDate: dateOf(kind, profile, 'death_date'),
    birthPlace: place(profile.birth_place), deathPlace: place(profile.death_place),
    gender: { male: 'Male', female: 'Female' }[textOf(profile.gender) ?? ''],
    jobTitle: office, worksFor: named('Organization', profile.see),
    sameAs: orNothing([websiteUrl(profile.learn_more_url)].flatMap((url) => url ?? [])),
  };
}

function seeOf(profile: Profile): object {
  const [city, region, country] = [textOf(profile.city), textOf(profile.state), textOf(profile.country_code) ?? textOf(profile.country)];
  const address = city || region || country ? { '@type': 'PostalAddress', addressLocality: city, addressRegion: region, addressCountry: country } : undefined;
  const cathedral = textOf(profile.cathedral);
  const position = positionOf(profile);
  const geo = position && { '@type': 'GeoCoordinates', ...position };
  return {
    '@type': 'Organization',
    alternateName: orNothing(textsOf(profile.local_name)),
    foundingDate: dateOf('dioceses', profile, 'erected'),
    url: websiteUrl(profile.official_website),
    address, areaServed: textOf(profile.country), parentOrganization: named('Organization', profile.metropolitan),
    member: named('Person', profile.current_bishop),
    location: cathedral || geo ? { '@type': 'Place', name: cathedral, address, geo } : undefined,
  };
}

/**
 * What the page of a profile says to machines (schema.org): a Person, or for a see an Organization with its Place, as far as the agent gave it.
 * @param told title, description and addresses of our page, absolute
 */
export function profileData(kind: DirectoryKind, profile: Profile, told: { title: string; description: string; address: string; picture: string; pageLanguage: string; directory: { name: string; address: string } }): object {
  const id = profile[ID_KEYS[kind]];
  const subject = {
    ...(kind === 'dioceses' ? seeOf(profile) : personOf(kind, profile)),
    '@id': `${told.address}#subject`, name: told.title, description: told.description, image: imageUrl(profile.image_url), logo: kind === 'dioceses' ? imageUrl(profile.coat_of_arms_url) : undefined,
    identifier: typeof id === 'string' ? id : undefined, mainEntityOfPage: told.address,
  };
  return pageGraph('ProfilePage', { ...told, above: [told.directory] }, subject);
}
