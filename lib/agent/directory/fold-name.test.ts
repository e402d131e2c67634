import { describe, expect, it } from 'vitest';
import { foldName } from './fold-name';

/** Every spelling in a group is the same name. */
const GROUPS: [folded: string, ...spellings: string[]][] = [
  ['therese lisieux', 'Thérèse of Lisieux', 'The\u0301re\u0300se of Lisieux', 'THÉRÈSE DE LISIEUX', 'therese-of-lisieux'],
  ['saint louis', 'St. Louis', 'St Louis', 'Saint Louis', 'Saint-Louis', 'SAINT‐LOUIS', 'Ste Louis'],
  ['saint polten', 'Sankt Pölten', 'St. Polten', 'SANKT PÖLTEN'],
  ['saint jose', 'San José', 'San Jose', 'São José'],
  ['saint angelo', "Sant'Angelo", 'Sant’Angelo', 'Sant Angelo', 'San Angelo'],
  ['saint istvan', 'Szent István', 'szent istvan', 'Hl. István'],
  ['laquila', "L'Aquila", 'L’Aquila', 'L Aquila', 'LAquila', 'L&#39;Aquila', 'L&rsquo;Aquila'],
  ['omalley', "O'Malley", 'O’Malley', 'O Malley', 'OMalley'],
  ['saint johns', "St. John's", 'St. John’s', 'Saint Johns'],
  ['john paul 2', 'John Paul II', 'john paul 2', 'John Paul the Second', 'John Paul 2nd', 'JOHN PAUL ii'],
  ['benedict 16', 'Benedict XVI', 'Benedict 16th', 'benedict-xvi', 'Benedict the Sixteenth', 'Benedict XVI.'],
  ['john 23', 'John XXIII', 'John 23rd', 'John the Twenty-third', 'John the twenty third'],
  ['2 janos pal', 'II. János Pál', '2. János Pál'],
  ['jean paul 2', 'Jean-Paul II', 'Jean-Paul deux', 'Jean Paul 2'],
  ['johannes 23', 'Johannes XXIII.', 'Johannes der Dreiundzwanzigste'],
  ['若望保禄 2', '若望保禄二世', '若望·保禄二世', '若望保禄2世', '若望保禄二'],
  ['本笃 16', '本笃十六世', '本笃16世', '本笃十六'],
  ['saint 方济各亚西西', '圣方济各·亚西西', '圣方济各•亚西西'],
  ['wojtyla', 'Wojtyła', 'wojtyla'],
  ['strasse oresund thorn hal', 'Straße Øresund Þorn Ħal'],
  ['istanbul', 'İstanbul', 'Istanbul', 'ıstanbul'],
];

describe('foldName', () => {
  it.each(GROUPS)('reads every spelling of "%s" alike', (folded, ...spellings) => {
    for (const spelling of spellings) expect(foldName(spelling).join(' '), spelling).toBe(folded);
  });

  it('keeps IX and XI, and numbers that only look like words, apart', () => {
    expect(foldName('Pius IX')).toEqual(['pius', '9']);
    expect(foldName('Pius XI')).toEqual(['pius', '11']);
    expect(foldName("Xi'an")).toEqual(['xian']);
    expect(foldName('Xi')).toEqual(['xi']);
    expect(foldName('Xi Mingyuan')).toEqual(['xi', 'mingyuan']);
    expect(foldName('XVI Benedek')).toEqual(['16', 'benedek']);
    expect(foldName('constructor toString')).toEqual(['constructor', 'tostring']);
    expect(foldName('Mix Di Li')).toEqual(['mix', 'li']);
  });

  it('reads a Han numeral only behind a name', () => {
    expect(foldName('良十四')).toEqual(['良', '14']);
    expect(foldName('教宗保禄六')).toEqual(['教宗', '保禄', '6']);
    expect(foldName('保禄六教宗')).toEqual(['保禄', '6', '教宗']);
    expect(foldName('二十三')).toEqual(['二十三']);
    expect(foldName('第二')).toEqual(['第二']);
    expect(foldName('保禄三木')).toEqual(['保禄三木']);
  });

  it('drops linking words, but not all words', () => {
    expect(foldName('Francis of the Assisi')).toEqual(['francis', 'assisi']);
    expect(foldName('of the')).toEqual(['of', 'the']);
    expect(foldName('Saint-Dié')).toEqual(['saint', 'die']);
    expect(foldName(' -.,’ ')).toEqual([]);
  });
});
