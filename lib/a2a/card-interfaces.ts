import { departure, isText, type Departure } from './departure';
import { isRecord } from './is-record';

/** Source: TransportProtocol, A2A 0.3.0. Others are allowed, but then no client knows them. */
const TRANSPORTS = ['JSONRPC', 'GRPC', 'HTTP+JSON'];
const SPOKEN = 'JSONRPC';

const isLocal = ({ hostname }: URL) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

function readUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function urlDepartures(value: unknown, postedTo: string): Departure[] {
  if (!isText(value)) return [];
  const url = readUrl(value);
  if (!url) return [departure('url-form', 'url', value)];
  const posted = new URL(postedTo);
  return [
    ...(url.protocol === 'http:' && !isLocal(url) ? [departure('url-plain-http', 'url', value)] : []),
    ...(url.host !== posted.host ? [departure('url-host', 'url', url.host)] : url.pathname !== posted.pathname ? [departure('url-path', 'url', url.pathname)] : []),
  ];
}

function transportDepartures(value: unknown, at: string): Departure[] {
  if (value === undefined) return [];
  if (!isText(value)) return [departure('type', at, 'string')];
  return TRANSPORTS.includes(value) ? [] : [departure('transport-unknown', at, value)];
}

function listedDepartures(listed: unknown[]): Departure[] {
  const ofEach = listed.flatMap((entry, index): Departure[] => {
    const at = `additionalInterfaces[${index}]`;
    if (!isRecord(entry)) return [departure('type', at, 'object')];
    const { url, transport } = entry;
    const missing = ['url', 'transport'].filter((name) => !isText(entry[name])).map((name) => departure('missing', `${at}.${name}`));
    if (!isText(url) || !isText(transport)) return missing;
    return [...transportDepartures(transport, `${at}.transport`), ...(readUrl(url) || transport === 'GRPC' ? [] : [departure('url-form', `${at}.url`, url)])];
  });
  return [...ofEach, ...repeated(listed)];
}

/** One address may serve several transports, but one entry must not be there twice. */
function repeated(listed: unknown[]): Departure[] {
  const seen = new Set<string>();
  return listed.flatMap((entry, index) => {
    if (!isRecord(entry) || !isText(entry.url) || !isText(entry.transport)) return [];
    const key = `${entry.transport} ${entry.url}`;
    if (seen.has(key)) return [departure('interface-repeated', `additionalInterfaces[${index}]`, entry.url)];
    seen.add(key);
    return [];
  });
}

/** Where and how the agent says that it is spoken to, beside where and how calls go. */
export function interfaceDepartures(card: Record<string, unknown>, postedTo: string): Departure[] {
  const { url, preferredTransport, additionalInterfaces: listed } = card;
  const preferred = isText(preferredTransport) ? preferredTransport : SPOKEN;
  const all = Array.isArray(listed) ? listed.filter(isRecord) : [];
  const speaksOurs = preferred === SPOKEN || all.some(({ transport }) => transport === SPOKEN);
  const listsMain = all.some((entry) => entry.url === url && entry.transport === preferred);
  return [
    ...urlDepartures(url, postedTo),
    ...transportDepartures(preferredTransport, 'preferredTransport'),
    ...(speaksOurs ? [] : [departure('transport-other', 'preferredTransport', preferred)]),
    ...(listed === undefined ? [] : Array.isArray(listed) ? listedDepartures(listed) : [departure('type', 'additionalInterfaces', 'array')]),
    ...(all.length > 0 && isText(url) && !listsMain ? [departure('interface-unlisted', 'additionalInterfaces', url)] : []),
  ];
}
