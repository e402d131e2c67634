/**
 * Rules of the specification that a card may not keep. `type`: the value names the right one. `url-host`, `url-path`: the value is what the card says.
 * `token-undeclared`: calls need a token and the card does not say so.
 */
export const DEPARTURE_RULES = [
  'missing', 'type', 'empty', 'media-type', 'version-form', 'version-newer', 'version-older', 'path-old', 'url-form', 'url-plain-http', 'url-host', 'url-path', 'transport-unknown', 'transport-other', 'interface-repeated', 'interface-unlisted', 'skill-repeated', 'scheme-unknown', 'scheme-undeclared', 'token-undeclared',
] as const;

export type DepartureRule = (typeof DEPARTURE_RULES)[number];

export interface Departure {
  rule: DepartureRule;
  /** Where in the card, as `skills[2].tags`; empty for the whole. */
  at: string;
  /** The agent's own word, shortened and untrusted, or the type that it should be. */
  value?: string;
}

const MAX_VALUE = 200;

export function departure(rule: DepartureRule, at: string, value?: string): Departure {
  if (value === undefined) return { rule, at };
  return { rule, at, value: value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)} …` : value };
}

/** A text with something in it. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
