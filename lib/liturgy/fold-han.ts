import { Converter, type ConverterFunction } from 'opencc-js/t2cn';

const HAN = /\p{Script=Han}/u;

let toSimplified: ConverterFunction | undefined;

/**
 * Chinese in simplified characters: "聖誕節" becomes "圣诞节", the variants of Taiwan and Hong Kong too. Other text passes unchanged, at no cost.
 * Names and phrases are folded so on both sides of a comparison, since our tables have simplified names only. The characters are those of OpenCC.
 */
export function foldHan(text: string): string {
  if (!HAN.test(text)) return text;
  toSimplified ??= Converter({ from: 'hk', to: 'cn' });
  return toSimplified(text);
}
