import { describe, expect, it } from 'vitest';
import { passage } from '@/lib/liturgy/scripture';
import { ANSWER_FRAMES } from './answer-frame';
import { answerQuestion, type LibraryAnswer } from './answer-question';
import { isLibraryId } from './library-ids';
import { documentById } from './magisterial-documents';
import { OFF_TOPIC } from './off-topic-queries';
import { questionAbout } from './topic-question';
import { topics } from './topics';

const READER = 'http://localhost:3000/documents/';

it('a topic that is one of its kind, or of the something, has its article in a question about it', () => {
  const asked = topics().map(questionAbout);
  expect(asked).toEqual(expect.arrayContaining(['What does the Church teach about the sign of the Cross?', 'What does the Church teach about the human body?', 'What does the Church teach about the Gospels?']));
  expect(asked.filter((question) => /about (?!the )[^?]* of the /.test(question))).toEqual([]);
});

const answers = topics().map((topic) => ({ topic, answer: answerQuestion(questionAbout(topic)) }));

function markersOf({ text }: LibraryAnswer): number[] {
  return [...text.matchAll(/\[\^(\d+)\]/g)].map(([, marker]) => Number(marker));
}

describe('an answer', () => {
  it.each(answers)('has one citation a marker, in order: $topic.topic', ({ answer }) => {
    expect(answer.citations.length).toBeGreaterThan(0);
    expect(markersOf(answer)).toEqual(answer.citations.map((_, at) => at + 1));
    expect(answer.citations.map((citation) => citation.document_index)).toEqual(answer.citations.map((_, at) => at));
  });

  it.each(answers)('quotes only what the installed text says, up to four times: $topic.topic', ({ answer }) => {
    const quoting = answer.citations.filter((citation) => citation.cited_text);
    expect(quoting.length).toBeLessThanOrEqual(4);
    for (const { cited_text: quotation, document_reference: place } of quoting) {
      const installed = passage(place ?? '').verses.map((verse) => verse.text).join(' ');
      expect(installed).toBe(quotation);
      const unquoted = answer.text.replaceAll(/^> ?/gm, '').replaceAll('  \n', '\n');
      expect(unquoted).toContain(quotation);
    }
  });

  it.each(answers)('cites what can be opened: $topic.topic', ({ answer }) => {
    for (const { source_url: url, document_title: title } of answer.citations) {
      expect(title).toBeTruthy();
      if (url?.startsWith(READER)) expect(isLibraryId(url.slice(READER.length)), url).toBe(true);
      else expect(url).toMatch(/^https:\/\/www\.vatican\.va\//);
      expect(answer.text).toContain(`](<${url}>)`);
    }
  });

  it('says first that it is no explanation, and names its topic', () => {
    const [first = ''] = answerQuestion('Why do Catholics baptize infants?').text.split('\n');
    expect(first).toContain('**Infant baptism**');
    expect(first).toContain('without a language model');
    expect(first).toContain('not an explanation');
  });

  it('holds what the topic refers to, in order', () => {
    const { citations } = answerQuestion('Why do Catholics baptize infants?');
    const references = citations.map((citation) => citation.document_reference ?? citation.document_title);
    expect(references.slice(0, 5)).toEqual(['Acts 16:33', 'Acts 2:38-39', 'Mark 10:14', '1250–1252', '1282']);
    expect(citations.find((citation) => citation.document_title === documentById('trent-original-sin')?.title)?.document_year).toBe('1546');
  });

  it('names only the verses it quotes of a long passage', () => {
    const { citations, text } = answerQuestion('What does Matthew 25:31-46 say?');
    expect(citations[0]?.document_reference).toBe('Matthew 25:31-36');
    expect(text).toContain('of Matthew 25:31-46');
  });

  it.each([
    ['John 3:5', false, true],
    ['John 3:6-8', true, false],
    ['John 3:16', false, false],
    ['Matthew 5:3-10', false, true],
    ['Genesis 1:1', false, false],
  ])('marks that a speech begins before or goes on after %s', (place, before, after) => {
    const quotation = answerQuestion(`What does ${place} say?`);
    const quoted = quotation.text.split('\n').filter((line) => line.startsWith('> ')).join('\n');
    expect(quoted.startsWith('> … ')).toBe(before);
    expect(/ … \[\^1\]/.test(quoted)).toBe(after);
    expect(quotation.citations[0]?.cited_text).not.toContain('…');
  });

  it.each(answers)('leaves no quotation mark that only opens or only closes without a sign: $topic.topic', ({ answer }) => {
    for (const quoted of answer.text.split('\n\n').filter((part) => part.startsWith('> '))) {
      const marks = quoted.match(/[“”]/g) ?? [];
      if (marks[0] === '”') expect(quoted).toMatch(/^> … /);
      if (marks.at(-1) === '“') expect(quoted).toMatch(/ … \[\^\d+\]/);
    }
  });

  it('quotes nothing from books whose text is not installed', () => {
    const { citations } = answerQuestion('What is the canon of Scripture?');
    expect(citations.some((citation) => /Wisdom|Sirach|Maccabees|Tobit/.test(citation.document_reference ?? ''))).toBe(false);
  });
});

describe('related questions', () => {
  it.each(answers)('are other questions, each once: $topic.topic', ({ topic, answer }) => {
    expect(answer.related_questions.length).toBeGreaterThan(0);
    expect(answer.related_questions).not.toContain(questionAbout(topic));
    expect(new Set(answer.related_questions).size).toBe(answer.related_questions.length);
  });
});

describe('a question that names a source', () => {
  it.each([
    ['What is Rerum Novarum about?', 'Rerum Novarum'],
    ['what does laudato si say', "Laudato Si'"],
    ['What did the Council of Trent decide?', 'Concilium Tridentinum'],
  ])('"%s" cites it', (question, title) => {
    expect(answerQuestion(question).citations[0]?.document_title).toBe(title);
  });

  it.each([
    ['What does John 3:16 mean?', 'John 3:16'],
    ['explain 1 Corinthians 13:4-7', '1 Corinthians 13:4-7'],
    ['What does CCC 2267 say?', '2267'],
  ])('"%s" gives that place', (question, place) => {
    expect(answerQuestion(question).citations[0]?.document_reference).toBe(place);
  });

  const missing = ['What does John 99:1 mean?', 'What does CCC 3000 say?', 'What does Hesitations 3:16 mean?'];
  it.each(missing)('"%s" finds nothing', (question) => {
    expect(answerQuestion(question).citations).toEqual([]);
  });

  it('puts a named verse before those of the topic', () => {
    const { citations, text } = answerQuestion('Does John 6:55 prove the real presence?');
    expect(text).toContain('**Real Presence**');
    expect(citations[0]?.document_reference).toBe('John 6:55');
  });
});

describe('a question about something in a document', () => {
  it('cites the document first, then the sources of the topic', () => {
    const { citations, text } = answerQuestion('What does Laudato si say about animals?');
    expect(text).toContain('**Animals**');
    expect(citations.map((citation) => citation.document_title)).toContain("Laudato Si'");
  });
});

it.each([
  ['one endless word', 'x'.repeat(100_000)],
  ['an endless name', `A${'a'.repeat(99_999)} 3:1`],
  ['one word again and again', 'CCC '.repeat(25_000)],
  ['many words', Array.from({ length: 10_000 }, (_, at) => `wordish${at}`).join(' ')],
  ['spaces', `a${' '.repeat(99_999)}b`],
])('answers %s of 100,000 characters within two seconds', (_, question) => {
  const start = performance.now();
  expect(answerQuestion(question).citations).toEqual([]);
  expect(performance.now() - start).toBeLessThan(2_000);
});

describe('a question that matches nothing', () => {
  it.each([...OFF_TOPIC, '', '?'])('"%s" gets no verse and no citation, but three topics', (query) => {
    const { text, citations, related_questions: related } = answerQuestion(query);
    expect(citations).toEqual([]);
    expect(text).toMatch(/^No source about this was found/);
    expect(text).not.toMatch(/\[\^|^>/m);
    expect(related).toHaveLength(3);
  });

  it.each([['日本', 'zh'], ['如何学习编程？', 'zh'], ['Ki nyerte a meccset tegnap?', 'hu'], ['X’ħin jiftaħ is-supermarket?', 'mt']] as const)('"%s" is told so in its own language, %s', (query, language) => {
    expect(answerQuestion(query)).toMatchObject({ text: ANSWER_FRAMES[language].nothing, citations: [] });
  });
});
