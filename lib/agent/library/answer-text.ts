import { translation } from '@/lib/liturgy/scripture';
import type { AnswerSource } from './answer-source';
import type { QuotedPassage } from './quoted-passage';

/** A source with the number of its marker, from 1. */
export type Numbered<T extends AnswerSource> = T & { marker: number };

export interface AnswerParts {
  /** Absent when the question itself names the sources. */
  topic?: string;
  passages: Numbered<QuotedPassage>[];
  catechism: Numbered<AnswerSource>[];
  documents: Numbered<AnswerSource>[];
}

/** The answer as Markdown: what it is, quotations as block quotes, then references with links; one marker `[^N]` a source. */
export function answerText({ topic, passages, catechism, documents }: AnswerParts): string {
  const held = catechism.length + documents.length > 0;
  const about = topic ? `Here are passages and references about **${topic}**.` : 'Here are the sources that your question names.';
  return [
    `${about} They were found in the built-in library by matching words, without a language model: ` +
      'they are not an explanation, and they may not settle what you ask.',
    ...(passages.length > 0 ? [`**Scripture** (${translation})`, ...passages.map(quote)] : []),
    ...list('Catechism', catechism),
    ...list('Documents of the Magisterium', documents),
    ...(held ? ['Only Scripture is quoted: the texts of the Catechism and of the documents are not part of this library.'] : []),
  ].join('\n\n');
}

function quote({ quotation, beginsInSpeech, goesOn, label, url, marker }: Numbered<QuotedPassage>): string {
  const lines = quotation.split('\n').map((line) => `> ${line}`);
  return `${lines.join('  \n').replace('> ', beginsInSpeech ? '> … ' : '> ')}${goesOn ? ' …' : ''} [^${marker}]\n>\n> ${link(label, url)}`;
}

function list(heading: string, sources: Numbered<AnswerSource>[]): string[] {
  if (sources.length === 0) return [];
  return [`**${heading}**`, sources.map(({ label, url, marker }) => `- ${link(label, url)} [^${marker}]`).join('\n')];
}

/** A Markdown link; the angle brackets keep an address with parentheses whole. */
function link(label: string, url: string): string {
  return `[${label.replace(/[[\]]/g, '\\$&')}](<${url}>)`;
}
