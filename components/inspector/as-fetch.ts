import type { ShownExchange } from './inspector-means';
import { readJson } from './pretty-json';

/** A header as a JavaScript expression; the token comes from the environment. */
function headerValue(value: string): string {
  if (!value.includes('$TOKEN')) return JSON.stringify(value);
  const text = value.replace(/[\\`]/g, '\\$&').replaceAll('${', '\\${');
  return `\`${text.replaceAll('$TOKEN', '${process.env.TOKEN}')}\``;
}

/** An object reads better than a text in quotes; one whose `__proto__` a literal would misread stays a text. */
function bodyValue(text: string): string {
  const value = readJson(text);
  if (typeof value !== 'object' || value === null || text.includes('__proto__')) return JSON.stringify(text);
  return `JSON.stringify(${JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')})`;
}

/** The exchange as a piece of an ECMAScript module, for Node or any runtime with `fetch`. */
export function asFetch({ url, requestHeaders, requestBody }: ShownExchange): string {
  const headers = Object.entries(requestHeaders).map(([name, value]) => `    ${JSON.stringify(name)}: ${headerValue(value)},`);
  return [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    '  method: "POST",',
    '  headers: {',
    ...headers,
    '  },',
    `  body: ${bodyValue(requestBody.text)},`,
    '});',
    'console.log(response.status, await response.text());',
  ].join('\n');
}
