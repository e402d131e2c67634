import { describe, expect, it } from 'vitest';
import { foldHan } from './fold-han';

describe('Chinese in simplified characters', () => {
  it.each([
    ['聖誕節', '圣诞节'], ['復活節2027', '复活节2027'], ['將臨期第一主日', '将临期第一主日'], ['若望保祿二世', '若望保禄二世'], ['教宗方濟各', '教宗方济各'],
    ['聖方濟各', '圣方济各'], ['羅馬', '罗马'], ['臺北', '台北'], ['台灣', '台湾'], ['聖母無原罪', '圣母无原罪'], ['聖靈降臨節', '圣灵降临节'], ['衞', '卫'],
  ])('%s is %s', (traditional, simplified) => {
    expect(foldHan(traditional)).toBe(simplified);
    expect(foldHan(simplified)).toBe(simplified);
  });

  it('leaves every other text as it is', () => {
    for (const text of ['', 'Szent István', '2027', '🙏', 'かな', '\ud800']) expect(foldHan(text)).toBe(text);
  });
});
