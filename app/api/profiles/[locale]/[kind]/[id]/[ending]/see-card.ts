import { positionOf } from '@/lib/skills/position-of';
import { cardParts, cardText, writeCard, type CardProperty } from '@/lib/vcard';

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined);
const nameOf = (value: unknown) => textOf(value) ?? (typeof value === 'object' && value !== null ? textOf((value as { name?: unknown }).name) : undefined);
/** An address that a program may open: http or https with a host, or a bare host as directories write it. */
function webOf(value: unknown): string | undefined {
  const text = textOf(value);
  const address = text && (/^https?:\/\//i.test(text) ? text : /^(?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text.replace(/^\/\//, '')}` : undefined);
  return address && URL.canParse(address) ? new URL(address).href : undefined;
}

/**
 * A see as a card for an address book: an organisation with its place, its website and who holds it, as far as the agent says.
 * @param told our page, absolute, and the ISO 8601 instant at which the facts were read
 */
export function seeCard(profile: Record<string, unknown> & { primary_name: string }, told: { address: string; readAt: string }): string {
  const position = positionOf(profile);
  const place = [profile.city, profile.state, undefined, profile.country].map(textOf);
  const holder = nameOf(profile.current_bishop);
  const website = webOf(profile.official_website);
  const properties: (CardProperty | false | undefined)[] = [
    ['KIND', 'org'],
    ['FN', cardText(profile.primary_name)],
    ['ORG', cardText(profile.primary_name)],
    textOf(profile.local_name) !== undefined && ['NICKNAME', cardText(textOf(profile.local_name) ?? '')],
    place.some(Boolean) && ['ADR', cardParts([undefined, undefined, textOf(profile.cathedral), ...place])],
    position && ['GEO', `geo:${position.latitude},${position.longitude}`],
    website !== undefined && ['URL', website],
    holder !== undefined && ['RELATED;TYPE=contact;VALUE=text', cardText(holder)],
    textOf(profile.jurisdiction_type) !== undefined && ['CATEGORIES', cardText(textOf(profile.jurisdiction_type) ?? '')],
    ['SOURCE', told.address],
    ['REV', told.readAt.replace(/\.\d+Z$/, 'Z').replace(/[-:]/g, '')],
  ];
  return writeCard(properties.filter((property): property is CardProperty => Boolean(property)));
}
