import { translation } from '@/lib/liturgy/scripture';
import type { Locale } from '@/lib/i18n/routing';
import { ANSWER_FRAMES } from './answer-frame';
import type { AnswerSource } from './answer-source';
import type { QuotedPassage } from './quoted-passage';

/** A source with the number of its marker, from 1. */
export type Numbered<T extends AnswerSource> = T & { marker: number };

export interface AnswerParts {
  /** Of our own sentences. */
  language: Locale;
  /** Absent when the question itself names the sources. */
  topic?: string;
  passages: Numbered<QuotedPassage>[];
  catechism: Numbered<AnswerSource>[];
  documents: Numbered<AnswerSource>[];
}

/** The answer as Markdown: what it is, quotations as block quotes, then references with links; one marker `[^N]` a source. */
export function answerText({ language, topic, passages, catechism, documents }: AnswerParts): string {
  const frame = ANSWER_FRAMES[language];
  const held = catechism.length + documents.length > 0;
  const about = topic ? frame.about(topic) : frame.named;
  return [
    `${about}${language === 'zh' ? '' : ' '}${frame.caution}`,
    ...(passages.length > 0 ? [`**${frame.scripture}**${frame.installed(translation)}`, ...passages.map(quote)] : []),
    ...list(frame.catechism, catechism),
    ...list(frame.documents, documents),
    ...(held ? [frame.onlyScripture] : []),
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
