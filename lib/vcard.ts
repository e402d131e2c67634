/** A card as its properties in order: name with its parameters, and a value that is already joined where it has parts. */
export type CardProperty = readonly [name: string, value: string];

/** Text of a value: backslash, comma, semicolon and line break are written with a backslash (RFC 6350, 3.4). */
export function cardText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n').replace(/\p{Cc}/gu, '');
}

/** Parts of a structured value, e.g. an address: empty parts stay. */
export function cardParts(parts: readonly (string | undefined)[]): string {
  return parts.map((part) => cardText(part ?? '')).join(';');
}

/** Lines are no longer than 75 octets; a character is never cut (RFC 6350, 3.2). */
function folded(line: string): string {
  const lines: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const length = new TextEncoder().encode(character).length;
    if (octets + length > (lines.length === 1 ? 75 : 74)) {
      lines.push('');
      octets = 0;
    }
    lines[lines.length - 1] += character;
    octets += length;
  }
  return lines.join('\r\n ');
}

/** A vCard 4.0 (RFC 6350). @param properties without BEGIN, VERSION and END; values as `cardText` or `cardParts` gave them, or addresses */
export function writeCard(properties: readonly CardProperty[]): string {
  const all: readonly CardProperty[] = [['BEGIN', 'VCARD'], ['VERSION', '4.0'], ...properties, ['END', 'VCARD']];
  return all.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');
}
