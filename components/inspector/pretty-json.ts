/** Whatever is JSON, indented; anything else as it is, also JSON that was cut. */
export function prettyJson(text: string): string {
  const value = readJson(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}

/** The value of a JSON text, or undefined where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
