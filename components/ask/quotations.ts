/** The mark that closes a quotation, by the one that opens it; „ and » are German, and „ is closed by “. */
const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“”', '«': '»', '»': '«', '‹': '›', '「': '」', '『': '』' };

/** Single marks are apostrophes too (the Pope’s, O'Brien, l'Église): a quotation begins before a word, ends behind one, and is one paragraph's. */
const SINGLE = /(?<![\p{L}\p{N}'’])(?:'(?=[\p{L}\p{N}(])(?:(?!\n\n)[^"“”«»]){1,300}?(?<![\s'])'|‘(?=\S)(?:(?!\n\n)[^‘]){1,300}?(?<!\s)’|‚(?=\S)(?:(?!\n\n)[^‚]){1,300}?(?<!\s)‘)(?![\p{L}\p{N}])/gu;

/**
 * Reads the quotation marks of a text once.
 * @returns whether a place stands inside quotation marks that are opened before it in the same text
 */
export function quotedIn(text: string): (at: number) => boolean {
  const [starts, states]: [number[], boolean[]] = [[], []];
  const open: string[] = [];
  for (const { 0: mark, index } of text.matchAll(/["“”„«»‹›「」『』]/g)) {
    const last = open.at(-1);
    if (last !== undefined && CLOSING[last]?.includes(mark)) open.pop();
    else if (CLOSING[mark]) open.push(mark);
    starts.push(index + 1);
    states.push(open.length > 0);
  }
  const single = new Uint8Array(text.length);
  for (const { 0: quoted, index } of text.matchAll(SINGLE)) single.fill(1, index, index + quoted.length);
  return (at) => {
    if (single[at]) return true;
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return states[low - 1] ?? false;
  };
}
