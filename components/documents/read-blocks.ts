/** A link that a text itself has; to http, https or mailto. */
export interface OwnLink { from: number; to: number; href: string }

/** A block of a plain text as sent: a paragraph, perhaps numbered, or verses with their numbers. `label` is the number as sent ("§ 2", "3)", "(4)") where that is more than "2.". */
export type TextBlock = { kind: 'paragraph'; number?: string; label?: string; text: string; links?: OwnLink[] } | { kind: 'verses'; verses: Verse[] };

/** The same, or a heading that was marked as one (level 1 to 6), which a plain text has not. */
export type Block = TextBlock | { kind: 'heading'; level: number; text: string; links?: OwnLink[] };

export interface Verse {
  number: string;
  /** Line breaks are those of the text: lines of poetry. */
  text: string;
}

const BARE = /^(\d{1,4})[ \t]+(?=\S)/;
/** "22. …", "6a. …", "§ 22 …", "3) …", "(4) …"; the number leaves the text for the margin. */
const NUMBERED = /^(?:(\d{1,4}[a-z]?)\.|§{1,2}[ \t]?(\d{1,4}[a-z]?)\.?|(\d{1,3}[a-z]?)\)|\((\d{1,3}[a-z]?)\))[ \t]+(?=\S)/;

/** "2 Maccabees 12, World English Bible …": a numbered book with its chapter, not the verse of that number. */
const CITED = /^[1-4][ \t]+\p{Lu}[\p{L}\p{M}]{0,20}\.? \d{1,3}(?:[:.,]\d[\d,.–-]*)?(?:$|[,;.]? ?[(]|[,;.] )/u;

/** A sign that is seen: spaces, also those of no width, and marks of direction are none. */
const VISIBLE = /[^\s\p{Cf}]/u;

/**
 * Cuts a text into blocks at its empty lines. Nothing is taken for Markdown and no word is changed.
 * Bare numbers at the start of lines are verse or paragraph numbers only where the whole text counts upwards with them.
 * @param text as the agent sent it
 */
export function readBlocks(text: string): TextBlock[] {
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n\s*/).map((block) => block.replace(/^\s*\n|\s+$/g, '')).filter((block) => VISIBLE.test(block));
  const closing = closingLine(paragraphs);
  const counts = countsUpwards(paragraphs.flatMap((block) => (block === closing ? [] : block.split('\n'))));
  return paragraphs.flatMap((block) => (!counts ? [readParagraph(block)] : block === closing ? [{ kind: 'paragraph' as const, text: block }] : readVerses(block)));
}

/** The line below a text that says where it is from; it may begin with a number, that of a book. */
function closingLine(paragraphs: readonly string[]): string | undefined {
  const last = paragraphs.at(-1);
  return paragraphs.length > 1 && last && !last.includes('\n') && CITED.test(last) ? last : undefined;
}

function countsUpwards(lines: string[]): boolean {
  const numbers = lines.flatMap((line) => BARE.exec(line)?.[1] ?? []).map(Number);
  if (numbers.length < 2 || !BARE.test(lines[0] ?? '')) return false;
  // A passage may run over into the next chapter, which begins with 1.
  return numbers.every((number, index) => index === 0 || number === 1 || (number > (numbers[index - 1] ?? 0) && number - (numbers[index - 1] ?? 0) <= 20));
}

/** A paragraph with the number that it begins with. */
export function readParagraph(block: string): TextBlock {
  const match = NUMBERED.exec(block);
  if (!match) return { kind: 'paragraph', text: block };
  const [whole, plain, ...others] = match;
  const number = plain ?? others.find((other) => other !== undefined);
  return { kind: 'paragraph', number, ...(plain ? {} : { label: whole.trim() }), text: block.slice(whole.length) };
}

/** Lines without a number belong to the verse above; before the first number of a block they are a paragraph. */
function readVerses(block: string): TextBlock[] {
  const before: string[] = [];
  const verses: Verse[] = [];
  for (const line of block.split('\n')) {
    const match = BARE.exec(line);
    const last = verses.at(-1);
    if (match?.[1]) verses.push({ number: match[1], text: line.slice(match[0].length) });
    else if (last) last.text += `\n${line}`;
    else before.push(line);
  }
  const paragraph: TextBlock[] = before.length > 0 ? [{ kind: 'paragraph', text: before.join('\n') }] : [];
  return verses.length > 0 ? [...paragraph, { kind: 'verses', verses }] : paragraph;
}
