const FIGURES = '〇一二三四五六七八九';
const NUMBER = '(?:\\d{1,3}|[一二三四五六七八九十百〇]{1,6})';

/** A chapter, or a verse of it, as Chinese writes it in words: "罗马书第八章", "若望福音3章16节", "圣咏第二十三篇". */
export const CHINESE_CHAPTER = new RegExp(String.raw`(?<=\p{Script=Han} ?)第? ?${NUMBER} ?[章篇首](?: ?第? ?${NUMBER} ?节)?`, 'gu');

const PARTS = new RegExp(String.raw`^(.*?)第? ?(${NUMBER}) ?[章篇首](?: ?第? ?(${NUMBER}) ?节)?$`, 'u');

/** A number below a thousand in figures or in Chinese words: "二十三" is 23, "一百一十九" 119. */
export function chineseNumber(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  let [sum, figure] = [0, 0];
  for (const letter of written) {
    const unit = letter === '十' ? 10 : letter === '百' ? 100 : 0;
    if (unit) sum += (figure || 1) * unit;
    figure = unit ? 0 : FIGURES.indexOf(letter);
  }
  return sum + figure;
}

/** "罗马书第八章" as "罗马书 8", "若望福音3章16节" as "若望福音 3:16"; a reference in any other form stays as it is, with plain spaces. */
export function chapterNumber(words: string): string {
  const [, name, chapter, verse] = PARTS.exec(words) ?? [];
  if (!name || !chapter) return words.replace(/[\u00A0\u202F]/g, ' ');
  return `${name.trim()} ${chineseNumber(chapter)}${verse ? `:${chineseNumber(verse)}` : ''}`;
}
