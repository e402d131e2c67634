import { describe, expect, it } from 'vitest';
import { foldText, hasWords } from './fold-text';
import { titleOf } from './title-of';

describe('a search in the history', () => {
  it.each([
    ['Thérèse of Lisieux', 'THERESE lisieux', true],
    ['Ħniena u ġustizzja', 'hniena gustizzja', true],
    ['Straße, Ångström, Łódź', 'strasse angstrom lodz', true],
    ['Ｆｕｌｌ　ｗｉｄｔｈ', 'full width', true],
    ['don’t', "don't", true],
    ['恩典是恩惠', '恩惠', true],
    ['İstanbul', 'istanbul', true],
    ['grace and merit', 'merit grace', true],
    ['grace and merit', 'grace mercy', false],
    ['anything', '  ', true],
  ])('in %j finds %j: %j', (text, words, found) => {
    expect(hasWords(foldText(text), words)).toBe(found);
  });
});

describe('a title', () => {
  it('is the question on one line, cut between signs', () => {
    expect(titleOf('  What\nis   grace? ')).toBe('What is grace?');
    expect(titleOf('😇'.repeat(200))).toBe(`${'😇'.repeat(119)}…`);
  });
});
