/** Words of no language, so that no text is invented that somebody might take for a document's. */
const WORDS = 'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua'.split(' ');

/**
 * A text of numbered paragraphs, always the same.
 * @param length in characters, about
 * @param paragraph length of each paragraph
 */
export function longText(length: number, paragraph = 600): string {
  const paragraphs: string[] = [];
  let seed = 1;
  for (let written = 0; written < length; written += paragraph) {
    let text = `${paragraphs.length + 1}.`;
    while (text.length < paragraph) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      text += ` ${WORDS[seed % WORDS.length]}`;
    }
    paragraphs.push(`${text}.`);
  }
  return paragraphs.join('\n\n');
}
