import { describe, expect, it } from 'vitest';
import { placesOf } from '@/components/ask/quiet-names';
import type { Locale } from '@/lib/i18n/routing';
import { linkedNames } from '@/lib/queries/built-in/built-in-names';
import { chineseNumber } from '@/lib/queries/built-in/chinese-chapters';

/** What a text of an answer links to, as a page of that language does it. */
function linked(text: string, locale: Locale = 'en'): string[] {
  const names = linkedNames(text, locale).map(({ words, page, needs }) => ({ words, href: page, ...(needs ? { needs } : {}) }));
  return placesOf(text, names, new Set()).sort((a, b) => a.from - b.from).map(({ from, to, href }) => `${text.slice(from, to)} > ${href.replace('/documents/', '')}`);
}

describe('references to Scripture in an answer', () => {
  it.each([
    ['Romans 8 speaks of the Spirit.', ['Romans 8 > romans-8']],
    ['Read 1 Corinthians 13 and Psalm 23.', ['1 Corinthians 13 > 1-corinthians-13', 'Psalm 23 > psalms-23']],
    ['1 Kor 13, Gen 1–2, Lev 19', ['1 Kor 13 > 1-corinthians-13', 'Gen 1–2 > genesis-1', 'Lev 19 > leviticus-19']],
    ['Genesis 1–2 tells it, and Gen 1-3.', ['Genesis 1–2 > genesis-1']],
    ['see Joh 3,16', ['Joh 3,16 > john-3#v16']],
    ['vgl. Jn 3,16; 1 Kor 13', ['Jn 3,16 > john-3#v16', '1 Kor 13 > 1-corinthians-13']],
    ['1. Kor 13,4.6-7', ['1. Kor 13,4.6-7 > 1-corinthians-13#v4']],
    ['Röm 8,28ff sagt es', ['Röm 8,28ff > romans-8#v28']],
    ['(若望福音3:5)', ['若望福音3:5 > john-3#v5']],
    ['（若3:5；谷1:15）', ['若3:5 > john-3#v5', '谷1:15 > mark-1#v15']],
    ['请看若望福音3:5记载', ['若望福音3:5 > john-3#v5']],
    ['参阅若3:5', ['若3:5 > john-3#v5']],
    ['保禄在罗马书第八章说', ['罗马书第八章 > romans-8']],
    ['圣咏第二十三篇', ['圣咏第二十三篇 > psalms-23']],
    ['若望福音3章16节', ['若望福音3章16节 > john-3#v16']],
    ['Ján 3,16 és a Róm 8', ['Ján 3,16 > john-3#v16', 'Róm 8 > romans-8']],
    ['d’Isaïe 53,5 et l’Exode 20', ['Isaïe 53,5 > isaiah-53#v5', 'Exode 20 > exodus-20']],
    ['Paul says in his Song of Songs 2:1 way', ['Song of Songs 2:1 > song-of-songs-2#v1']],
    ['Apostolok cselekedetei 2,42', ['Apostolok cselekedetei 2,42 > acts-2#v42']],
    ['Atti tal-Appostli 2:42', ['Atti tal-Appostli 2:42 > acts-2#v42']],
    ['The letter to the Romans 8', ['Romans 8 > romans-8']],
    ['1\u00A0Kor\u00A013,4', ['1\u00A0Kor\u00A013,4 > 1-corinthians-13#v4']],
    ['First Corinthians 13', ['First Corinthians 13 > 1-corinthians-13']],
    ['Ps 22 [23] and Matthew 5:3,5-7', ['Ps 22 [23] > psalms-23', 'Matthew 5:3,5-7 > matthew-5#v3']],
    ['Mk 5 and Lk 15', ['Mk 5 > mark-5', 'Lk 15 > luke-15']],
    ['In Mark 5 a girl is raised; see Acts 3, (Daniel 3) and in John 6.', ['Mark 5 > mark-5', 'Acts 3 > acts-3', 'Daniel 3 > daniel-3', 'John 6 > john-6']],
    ['- Mark 5: the girl', ['Mark 5 > mark-5']],
    ['Luke 15', ['Luke 15 > luke-15']],
    ['(Is 53; Am 5)', ['Is 53 > isaiah-53', 'Am 5 > amos-5']],
    ['Genesis 1:1–2:4', ['Genesis 1:1–2:4 > genesis-1']],
    ['Lc 1,26-38 et Ac 2,42', ['Lc 1,26-38 > luke-1#v26', 'Ac 2,42 > acts-2#v42']],
    ['Rumani 8:28, Ġw 3:16', ['Rumani 8:28 > romans-8#v28', 'Ġw 3:16 > john-3#v16']],
  ])('%s', (text, found) => {
    expect(linked(text)).toEqual(found);
  });

  it.each([
    ['de', 'Röm 8, 28 und Markus 5,3', ['Röm 8, 28 > romans-8#v28', 'Markus 5,3 > mark-5#v3']],
    ['fr', 'Jn 3, 16 ; Rm 8', ['Jn 3, 16 > john-3#v16', 'Rm 8 > romans-8']],
    ['hu', 'Róm 8,28; Mt 5', ['Róm 8,28 > romans-8#v28', 'Mt 5 > matthew-5']],
    ['zh', '罗马书8:28', ['罗马书8:28 > romans-8#v28']],
    ['mt', 'ara Ġwanni 3', ['Ġwanni 3 > john-3']],
    ['de', 'das Kapitel Joh 6 und in Rut 1', ['Rut 1 > ruth-1']],
  ] as const)('on a page in %s: %s', (locale, text, found) => {
    expect(linked(text, locale)).toEqual(expect.arrayContaining([...found]));
  });

  it.each([
    'in 2023', 'Romans 2023', 'It costs Mark 5 euros', 'Mark 5 not 6', 'He read the Acts 3 times', 'in Acts 3 times', 'Acts 2,000', 'Numbers 3,500', 'Is 53 a prime?', 'Am 12. März', 'He 11 times won',
    'John 3 apples gave', 'King James 2', 'Daniel 3 asked', 'the Romans 3 times', 'Romans 60', 'Genesis 51', 'Mal 3 Kinder', 'Chapter 8', 'Article 13', 'Leo 13', 'Canon 5', 'Title 3', 'Rev. 5 said',
    'at Mt 5.000', 'Act 2', 'Ep 4', 'So 3 people', '若10:30到达', '第八章', '一百章', '如果第3章', 'Psalm 151', 'Romans 8.5 percent', 'Corinthians 13', 'version Gen 2.0', 'Genesis 3 million years', '“Romans 8”', 'Luke 15th',
  ])('%s stays text', (text) => {
    expect(linked(text)).toEqual([]);
  });

  it('Rome is no letter to the Romans on a German page', () => {
    expect(linked('Er lebte Rom 8 lang', 'de')).toEqual([]);
    expect(linked('(Rom 8)', 'en')).toEqual(['Rom 8 > romans-8']);
  });

  it('what is divided otherwise in another language stays text', () => {
    expect(linked('Joel 3,1 und Mal 3,20')).toEqual([]);
    expect(linked('Joel 2:28')).toEqual(['Joel 2:28 > joel-2#v28']);
  });

  it.each([['八', 8], ['十', 10], ['十六', 16], ['二十三', 23], ['一百一十九', 119], ['一百五十', 150], ['28', 28]])('%s is %d', (written, number) => {
    expect(chineseNumber(written)).toBe(number);
  });

  it('looks through long and hostile texts in no time', () => {
    const started = performance.now();
    for (const text of ['Paul in Mark 5 or Romans 8, '.repeat(2_000), 'A b c d '.repeat(7_000), '1 A'.repeat(18_000), '若望'.repeat(28_000), Array.from({ length: 6_000 }, (_, at) => `Word${at % 900} ${at % 900}`).join(' '), 'A’'.repeat(28_000)]) linked(text.slice(0, 59_000));
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});
