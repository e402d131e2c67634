/** The mark that closes a quotation, by the one that opens it; „ and » are German, and „ is closed by “. */
const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“”', '«': '»', '»': '«', '‹': '›', '「': '」', '『': '』' };

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
  return (at) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return states[low - 1] ?? false;
  };
}
