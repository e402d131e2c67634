import { greekPartOf } from '@/lib/liturgy/greek-parts';
import { passage, type AbsenceReason, type Verse } from '@/lib/liturgy/scripture';

const ABSENT: Record<AbsenceReason, string> = {
  'book-not-installed': 'The text is not given here: this book is not among those of the installed World English Bible.',
  'no-such-verse': 'The text is not given here: the installed World English Bible has no such verses under this numbering.',
  'not-a-reference': 'The text is not given here: this reference could not be read.',
};

/** Characters of the text that Markdown would take for marks of its own. */
function escaped(text: string): string {
  return text.replace(/[\\*_[\]<>`#]/g, '\\$&');
}

function verseText({ verse, text }: Verse): string {
  // A line feed inside a verse parts lines of poetry; two spaces before it keep the line in Markdown.
  return `**${verse}** ${escaped(text).replaceAll('\n', '  \n')}`;
}

/** Verses as Markdown: numbers in bold, paragraphs as the translation has them, poetry line by line. */
function versesMarkdown(verses: readonly Verse[]): string {
  let markdown = '';
  verses.forEach((verse, index) => {
    const before = verses[index - 1];
    const isGap = before !== undefined && (before.chapter !== verse.chapter || before.verse + 1 !== verse.verse);
    const separator = !before ? '' : verse.paragraphStart || isGap ? '\n\n' : verse.poetry || before.poetry ? '  \n' : ' ';
    markdown += separator + verseText(verse);
  });
  return markdown;
}

/**
 * The text of a reference, or one plain sentence that says why there is none.
 * @param textReference in English numbering
 */
export function scriptureMarkdown(textReference: string): string {
  const { status, verses, reason } = passage(textReference);
  const greek = greekPartOf(textReference);
  if (status === 'absent' && greek) return `The text is not given here: this part of ${greek} is handed down in Greek, and the installed World English Bible has the Hebrew book only.`;
  if (status === 'absent') return ABSENT[reason ?? 'not-a-reference'];
  const text = versesMarkdown(verses);
  return status === 'partial' ? `${text}\n\nSome of these verses are not in the installed World English Bible under this numbering.` : text;
}
