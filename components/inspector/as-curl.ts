import type { ShownExchange } from './inspector-means';

/** In single quotes a shell takes everything as it stands, line breaks too. */
const literal = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** In double quotes `$TOKEN` becomes the reader's own; all else that a shell would read is escaped. */
const withToken = (text: string) => `"${text.replace(/[\\"`$]/g, '\\$&').replaceAll('\\$TOKEN', '$TOKEN')}"`;

/**
 * The exchange as a command for a POSIX shell, to be sent again by whoever sets TOKEN.
 * It spends a call, where the agent counts calls.
 */
export function asCurl({ url, requestHeaders, requestBody }: ShownExchange): string {
  const headers = Object.entries(requestHeaders).map(([name, value]) => {
    const header = `${name}: ${value}`;
    return `-H ${header.includes('$TOKEN') ? withToken(header) : literal(header)}`;
  });
  return [`curl -X POST ${literal(url)}`, ...headers, `--data-raw ${literal(requestBody.text)}`].join(' \\\n  ');
}
