import { departure, isText, type Departure } from './departure';
import { isRecord } from './is-record';

/** What a scheme of each type must say. Source: SecurityScheme, A2A 0.3.0, after OpenAPI 3. */
const MEMBERS: Record<string, string[]> = {
  apiKey: ['in', 'name'],
  http: ['scheme'],
  oauth2: ['flows'],
  openIdConnect: ['openIdConnectUrl'],
  mutualTLS: [],
};

function schemeDepartures(scheme: unknown, at: string): Departure[] {
  if (!isRecord(scheme)) return [departure('type', at, 'object')];
  if (!isText(scheme.type)) return [departure('missing', `${at}.type`)];
  const members = Object.hasOwn(MEMBERS, scheme.type) ? MEMBERS[scheme.type] : undefined;
  if (!members) return [departure('scheme-unknown', `${at}.type`, scheme.type)];
  return members.filter((name) => (name === 'flows' ? !isRecord(scheme.flows) : !isText(scheme[name]))).map((name) => departure('missing', `${at}.${name}`));
}

function needDepartures(needs: unknown, at: string, declared: Set<string>): Departure[] {
  if (needs === undefined) return [];
  if (!Array.isArray(needs)) return [departure('type', at, 'array')];
  return needs.flatMap((need: unknown, index) => {
    if (!isRecord(need)) return [departure('type', `${at}[${index}]`, 'object')];
    return Object.keys(need).filter((name) => !declared.has(name)).map((name) => departure('scheme-undeclared', `${at}[${index}]`, name));
  });
}

/** How the agent says that one signs in: schemes that are none, needs that no scheme fills, and a token that it wants without a word. */
export function securityDepartures(card: Record<string, unknown>, withToken: boolean): Departure[] {
  const { securitySchemes: schemes, security, skills } = card;
  const declared = new Set(isRecord(schemes) ? Object.keys(schemes) : []);
  return [
    ...(schemes === undefined || isRecord(schemes) ? [] : [departure('type', 'securitySchemes', 'object')]),
    ...(isRecord(schemes) ? Object.entries(schemes).flatMap(([name, scheme]) => schemeDepartures(scheme, `securitySchemes.${name.slice(0, 60)}`)) : []),
    ...needDepartures(security, 'security', declared),
    ...(Array.isArray(skills) ? skills.flatMap((skill: unknown, index) => (isRecord(skill) ? needDepartures(skill.security, `skills[${index}].security`, declared) : [])) : []),
    ...(withToken && declared.size === 0 ? [departure('token-undeclared', 'securitySchemes')] : []),
  ];
}
