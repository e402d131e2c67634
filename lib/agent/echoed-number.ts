/** No number that can be echoed is written longer; the rest of the work is bounded by it. */
const LONGEST = 400;

const NUMBER = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** A number in JSON as its digits without zeros at the ends and the power of ten of the last, so that 1.50 and 15e-1 are one. Without its sign; undefined when it is none, or too long. */
function digitsOf(text: string): string | undefined {
  const [, whole = '', fraction = '', exponent = '0'] = (text.length <= LONGEST && NUMBER.exec(text)) || [];
  if (whole === '') return undefined;
  const written = `${whole}${fraction}`.replace(/^0+/, '');
  let end = written.length;
  while (written[end - 1] === '0') end--;
  return end === 0 ? '0' : `${written.slice(0, end)}e${Number(exponent) - fraction.length + written.length - end}`;
}

/** Whether a number of JSON comes back with the value that was written once it has been read: 1.0 and 1e2 do, 0.1e-400 and 9007199254740993 do not. */
export function isEchoed(written: string): boolean {
  const value = Number(written);
  return Number.isFinite(value) && digitsOf(written) !== undefined && digitsOf(written) === digitsOf(JSON.stringify(value));
}

/**
 * The value of a member of the outermost object as it was written; of several of one name the last, which is the one that counts.
 * @param json valid JSON, an object
 */
export function writtenMember(json: string, name: string): string | undefined {
  let found: string | undefined;
  let depth = 0;
  let key: string | undefined;
  // Strings whole, so that nothing in them is taken for structure; each other token by itself.
  for (const [token] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g)) {
    if (token === '{' || token === '[') depth++;
    else if (token === '}' || token === ']') depth--;
    else if (depth !== 1 || token === ':') continue;
    else if (token === ',') key = undefined;
    else if (key === undefined) key = JSON.parse(token) as string;
    else if (key === name) found = token;
  }
  return found;
}
