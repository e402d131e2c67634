import { describe, expect, it } from 'vitest';
import { routing, type Locale } from '@/lib/i18n/routing';
import { answerQuestion } from './answer-question';
import { understand } from './understand-question';

/** The same questions in each language, by topic: each must lead to the topic and to the same sources. */
const SAME: Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>> = {
  'Prayers for the dead': {
    en: ['Why do Catholics pray for the dead?', 'Can we pray for the deceased?'],
    de: ['Warum beten Katholiken für die Toten?', 'Darf man für Verstorbene beten?', 'Was sind die armen Seelen?'],
    fr: ['Pourquoi prier pour les morts ?', 'Pourquoi les catholiques prient-ils pour les défunts ?'],
    hu: ['Miért imádkozunk a halottakért?', 'Lehet imádkozni az elhunytakért?'],
    zh: ['为什么为亡者祈祷?', '可以为死者祈祷吗？', '為什麼為亡者祈禱？'],
    mt: ['Għaliex nitolbu għall-mejtin?', 'Nistgħu nitolbu għall-mejtin?'],
  },
  Transubstantiation: {
    en: ['What is transubstantiation?'],
    de: ['Was ist Transsubstantiation?', 'Was bedeutet Wesensverwandlung?'],
    fr: ['Qu’est-ce que la transsubstantiation ?', 'Que signifie la transsubstantiation ?'],
    hu: ['Mi az átlényegülés?', 'Mit jelent az átlényegülés?'],
    zh: ['什么是实体转变？'],
    mt: ['X’inhi t-transustanzjazzjoni?'],
  },
  Fasting: {
    en: ['Can I eat meat on Friday?', 'Why do Catholics not eat meat on Fridays?'],
    de: ['Darf man am Freitag Fleisch essen?', 'Darf man freitags Fleisch essen?'],
    fr: ['Peut-on manger de la viande le vendredi ?', 'Pourquoi les catholiques ne mangent-ils pas de viande le vendredi ?'],
    hu: ['Szabad pénteken húst enni?'],
    zh: ['星期五可以吃肉吗？', '周五能吃肉吗？', '礼拜五可以吃肉吗？', '为什么星期五不能吃肉？'],
    mt: ['Nistgħu nieklu l-laħam nhar ta’ Ġimgħa?', 'Għaliex ma nieklux laħam il-Ġimgħa?', 'Nista’ niekol laħam il-Ġimgħa?'],
  },
};

const asked = Object.entries(SAME).flatMap(([topic, inTongues]) => routing.locales.flatMap((locale) => inTongues[locale].map((question) => ({ topic, locale, question }))));

describe('the same question in another language', () => {
  it.each(asked)('$locale: "$question" is about $topic', ({ topic, locale, question }) => {
    expect(understand(question)).toMatchObject({ language: locale, topic: { topic } });
    const english = answerQuestion(SAME[topic]?.en[0] ?? '');
    expect(english.citations.length).toBeGreaterThan(0);
    expect(answerQuestion(question).citations).toEqual(english.citations);
  });

  it.each([['Warum beten wir?', 'Prayer'], ['Pourquoi prier ?', 'Prayer'], ['Miért imádkozunk?', 'Prayer'], ['为什么祈祷？', 'Prayer'], ['Għaliex nitolbu?', 'Prayer'], ['Comment prier avant la mort ?', 'Death'], ['Kann man für die Seelen im Fegefeuer beten?', 'Purgatory']])(
    '"%s" is about %s, and not about the dead', (question, topic) => {
      expect(understand(question).topic?.topic).toBe(topic);
    },
  );
});

describe('whoever comes back to confession', () => {
  it.each(['How do I go to confession after years?', 'How to confess after 20 years', 'I have not been to confession in 30 years', 'Going to confession after a long time', 'It has been 15 years since my last confession', 'I haven’t been to confession for ten years. What do I do?'])('"%s" finds confession, however many years it has been', (question) => {
    expect(understand(question).topic?.topic).toBe('Confession');
    for (const years of [2, 8, 25, 40]) expect(understand(question.replace(/20|30|15|ten/, String(years))).topic?.topic, String(years)).toBe('Confession');
  });

  it.each(['best films of the last 20 years', 'how to lose weight after years', 'stock prices in the last 30 years', 'eat meat cheap recipe', '星期五吃什么', 'recette viande hachée', 'brot backen', 'pain et vin pas chers'])('"%s" finds nothing', (question) => {
    expect(answerQuestion(question).citations).toEqual([]);
  });
});
