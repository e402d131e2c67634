import { describe, expect, it } from 'vitest';
import { routing } from '@/lib/i18n/routing';
import { ask, dataOf, textsOf } from '../testing/ask';
import { CARE_SENTENCES } from './care-sentences';
import { distressIn } from './distress';
import { ABUSED, IN_DANGER, NO_DISTRESS } from './distressed-texts';
import { OFF_TOPIC } from './off-topic-queries';
import { ON_TOPIC } from './on-topic-questions';
import { ASKED_IN, OFF_TOPIC_IN } from './questions-in-tongues';
import { TYPED, TYPED_OFF_TOPIC } from './typed-questions';

const tables = { danger: IN_DANGER, abuse: ABUSED };
const kinds = ['danger', 'abuse'] as const;

it.each(['我想自殺', '我不想活了'])('is recognised in traditional characters too: %s', (text) => {
  expect(distressIn(text)).toEqual({ language: 'zh', kind: 'danger' });
});

describe('somebody in distress', () => {
  it.each(routing.locales)('is recognised in %s, by the kind and the language', (language) => {
    const missed = kinds.flatMap((kind) => tables[kind][language].filter((text) => JSON.stringify(distressIn(text)) !== JSON.stringify({ language, kind })));
    expect(missed.map((text) => `${text}: ${JSON.stringify(distressIn(text))}`)).toEqual([]);
  });

  it('is recognised in the middle of a long message, without punctuation and in capitals', () => {
    const story = 'I have a lot of work and my mother is not well. '.repeat(40);
    for (const language of routing.locales) {
      for (const text of [IN_DANGER[language][0] ?? '', ABUSED[language][0] ?? '']) {
        for (const written of [`${story}${text}. ${story}`, text.toUpperCase(), `${text}, please help me`, `"${text}"`]) expect(distressIn(written), written).toBeDefined();
      }
    }
  });

  it.each(routing.locales)('gets in %s one fixed sentence and nothing else: no passages, no citations, no questions', async (locale) => {
    for (const kind of kinds) {
      for (const text of [...tables[kind][locale].slice(0, 3), `${'I have a long story to tell here. '.repeat(60)} ${tables[kind][locale][0]}. ${'And it goes on. '.repeat(150)}`]) {
        const parts = await ask('catholic_qa', text);
        expect(textsOf(parts)).toEqual([CARE_SENTENCES[locale][kind]]);
        expect(dataOf(parts)).toEqual([]);
      }
    }
  });

  it('is answered in the language of the page, and in his own below it where that is another', async () => {
    expect(textsOf(await ask('catholic_qa', 'je veux mourir', { locale: 'de' }))).toEqual([`${CARE_SENTENCES.de.danger}\n\n${CARE_SENTENCES.fr.danger}`]);
    expect(textsOf(await ask('catholic_qa', 'je veux mourir', { locale: 'fr' }))).toEqual([CARE_SENTENCES.fr.danger]);
  });

  it.each(routing.locales)('reads in %s of help, not of death, sin or judgment', (locale) => {
    for (const sentence of Object.values(CARE_SENTENCES[locale])) {
      expect(sentence.length).toBeLessThan(500);
      expect(sentence).not.toMatch(/[*[\]>#]|\b(?:death|sin|judg|suicid|hell|Tod|Sünde|Selbstmord|mort|péché|bűn|halál|mewt|dnub)|死|罪|自杀/i);
    }
  });
});

describe('what is no distress', () => {
  it('is not taken for it, though it shares the words', () => {
    expect(NO_DISTRESS.filter((text) => distressIn(text)).map((text) => `${text}: ${JSON.stringify(distressIn(text))}`)).toEqual([]);
  });

  it('nor is any question of the other tables', () => {
    const typed = Object.values(TYPED).flat().map(([question]) => question);
    const asked = Object.values(ASKED_IN).flat().map(([question]) => question);
    const all = [...Object.values(ON_TOPIC).flat(), ...asked, ...typed, ...OFF_TOPIC, ...TYPED_OFF_TOPIC, ...Object.values(OFF_TOPIC_IN).flat()];
    expect(all.filter((text) => distressIn(text))).toEqual([]);
  });
});

it.each(['i want ', 'my very own ', 'ich einfach nur ', 'a', 'je ma ', '我想', 'meg ', 'i was '])('looks at 100,000 characters of "%s" quickly', (piece) => {
  const start = performance.now();
  distressIn(piece.repeat(100_000 / piece.length));
  expect(performance.now() - start).toBeLessThan(1_000);
});
