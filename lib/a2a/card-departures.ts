import { interfaceDepartures } from './card-interfaces';
import { securityDepartures } from './card-security';
import { skillDepartures } from './card-skills';
import { departure, isText, type Departure } from './departure';
import { isRecord } from './is-record';

/** Source: AgentCard of A2A 0.2.6 and 0.3.0, the same but for `signatures`. */
const REQUIRED_TEXTS = ['protocolVersion', 'name', 'description', 'url', 'version'] as const;
const REQUIRED_LISTS = ['defaultInputModes', 'defaultOutputModes', 'skills'] as const;
const CAPABILITIES = ['streaming', 'pushNotifications', 'stateTransitionHistory'] as const;

/** What is known beside the card itself. */
export interface CardCircumstances {
  /** Address at which the card was found. */
  servedAt: string;
  /** Address to which calls go. */
  postedTo: string;
  /** Whether calls carry a bearer token. */
  withToken: boolean;
}

const MAX_DEPARTURES = 100;

function memberDepartures(card: Record<string, unknown>): Departure[] {
  const wrong = (name: string, right: boolean, type: string) => (right ? [] : [card[name] === undefined ? departure('missing', name) : departure('type', name, type)]);
  return [
    ...REQUIRED_TEXTS.flatMap((name) => wrong(name, isText(card[name]), 'string')),
    ...REQUIRED_LISTS.flatMap((name) => wrong(name, Array.isArray(card[name]), 'array')),
    ...wrong('capabilities', isRecord(card.capabilities), 'object'),
  ];
}

function capabilityDepartures(capabilities: unknown): Departure[] {
  if (!isRecord(capabilities)) return [];
  return CAPABILITIES.filter((name) => !['boolean', 'undefined'].includes(typeof capabilities[name])).map((name) => departure('type', `capabilities.${name}`, 'boolean'));
}

function modeDepartures(card: Record<string, unknown>): Departure[] {
  return ['defaultInputModes', 'defaultOutputModes'].flatMap((name) => {
    const modes: unknown = card[name];
    if (!Array.isArray(modes)) return [];
    if (modes.length === 0) return [departure('empty', name)];
    return modes.flatMap((mode: unknown, index) => (isText(mode) && /^[\w.+-]+\/[\w.+*-]+/.test(mode) ? [] : [departure('media-type', `${name}[${index}]`, typeof mode === 'string' ? mode : JSON.stringify(mode))]));
  });
}

function providerDepartures(provider: unknown): Departure[] {
  if (provider === undefined) return [];
  if (!isRecord(provider)) return [departure('type', 'provider', 'object')];
  return ['organization', 'url'].filter((name) => !isText(provider[name])).map((name) => departure('missing', `provider.${name}`));
}

/** 0.3 is to be served as agent-card.json, which is looked for first; another version than 0.2 and 0.3 is none that is spoken here. */
function versionDepartures(version: unknown, servedAt: string): Departure[] {
  if (!isText(version)) return [];
  const [, major, minor] = /^v?(\d+)\.(\d+)(?:\.\d+)?$/.exec(version) ?? [];
  if (major === undefined) return [departure('version-form', 'protocolVersion', version)];
  if (major !== '0') return [departure('version-newer', 'protocolVersion', version)];
  if (Number(minor) < 2) return [departure('version-older', 'protocolVersion', version)];
  if (Number(minor) > 3) return [departure('version-newer', 'protocolVersion', version)];
  return minor === '3' && new URL(servedAt).pathname.endsWith('/agent.json') ? [departure('path-old', 'protocolVersion', version)] : [];
}

/**
 * What in an agent's card departs from the specification, 0.2.6 or 0.3.0. The card is advisory: nothing here keeps anybody from calling.
 * @param card the card as it was read, any JSON at all
 * @returns at most a hundred, in the order of the card's own members
 */
export function cardDepartures(card: unknown, { servedAt, postedTo, withToken }: CardCircumstances): Departure[] {
  if (!isRecord(card)) return [departure('type', '', 'object')];
  return [
    ...memberDepartures(card),
    ...versionDepartures(card.protocolVersion, servedAt),
    ...interfaceDepartures(card, postedTo),
    ...providerDepartures(card.provider),
    ...capabilityDepartures(card.capabilities),
    ...modeDepartures(card),
    ...skillDepartures(card.skills),
    ...securityDepartures(card, withToken),
  ].slice(0, MAX_DEPARTURES);
}
