/** Forms in which a server may give a token back: as it is, inside JSON (also with "\/"), inside an address, in base64. */
function forms(token: string): string[] {
  const quoted = JSON.stringify(token).slice(1, -1);
  const base64 = Buffer.from(token).toString('base64').replace(/=+$/, '');
  return [token, quoted, quoted.replaceAll('/', '\\/'), encodeURIComponent(token), base64, base64.replaceAll('+', '-').replaceAll('/', '_')];
}

/** A text that broke off may end in the beginning of the token; fewer letters than these give nothing away. */
const SHORTEST_BEGINNING = 6;

function withoutBeginning(text: string, token: string, place: string): string {
  for (let length = token.length - 1; length >= SHORTEST_BEGINNING; length--) {
    if (text.endsWith(token.slice(0, length))) return text.slice(0, -length) + place;
  }
  return text;
}

/**
 * An agent that echoes what it was sent must not bring the token onto a page or into the inspector.
 * A token of fewer than eight letters is no secret, and its letters would tear words: it stays.
 * @param place what stands for the token
 */
export function withoutToken(text: string, token: string | undefined, place: string): string {
  if (!token || token.length < 8) return text;
  const longestFirst = [...new Set(forms(token))].sort((one, other) => other.length - one.length);
  return withoutBeginning(longestFirst.reduce((rest, form) => rest.replaceAll(form, place), text), token, place);
}
