import { invalidParams } from './rpc-error';

/** The characters of a text (Unicode code points): an emoji is one, or as many as it is joined of, and never two for the way it is stored. */
export function charactersOf(text: string): number {
  let count = text.length;
  for (let place = 1; place < text.length; place++) if (isLow(text.charCodeAt(place)) && isHigh(text.charCodeAt(place - 1))) count--;
  return count;
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/**
 * A text member of a data part, trimmed. Absent, null and blank count as not given.
 * @param field its path, e.g. `message.parts data.query`
 * @param limit characters, as the skill's input schema has it
 * @throws RpcError -32602 when it is no string or too long
 */
export function optionalText(value: unknown, field: string, limit: number): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw invalidParams(field, 'must be a string');
  const text = value.trim();
  if (text.length > limit && charactersOf(text) > limit) throw invalidParams(field, `must not be longer than ${limit} characters`);
  return text || undefined;
}

/** A whole number of a data part, or undefined when absent or null. */
export function optionalYear(value: unknown, field: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 9999) throw invalidParams(field, 'must be a year: a whole number from 1 to 9999');
  return value;
}
