/**
 * JSON that is small and still shows a readable diff: the first `depth` levels are broken into lines,
 * everything below stays on one line. Keys keep the order of the source, so equal input gives equal bytes.
 *
 * @param depth how many levels are broken: 1 gives one line an element (or property), 0 a single line.
 */
export function toLines(value: unknown, depth: number): string {
  if (depth === 0 || value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value))
    return wrap(
      '[',
      value.map((item) => toLines(item, depth - 1)),
      ']',
    );
  const properties = Object.entries(value).filter(([, item]) => item !== undefined);
  return wrap(
    '{',
    properties.map(([key, item]) => `${JSON.stringify(key)}:${toLines(item, depth - 1)}`),
    '}',
  );
}

function wrap(open: string, lines: string[], close: string): string {
  return lines.length === 0 ? open + close : `${open}\n${lines.join(',\n')}\n${close}`;
}
