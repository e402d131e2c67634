import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import { AnswerText } from './answer-text';
import { numbersIn } from './citation-markers';
import { writeMarkers } from './export/write-markers';

// The router's links need a running Next; here a link is a link.
vi.mock('@/lib/i18n/navigation', () => ({ Link: (props: object) => <a {...props} /> }));

const sources = [1, 2, 3, 4].map((number) => ({ number, citations: [{ document_title: `Source ${number}` }] }));
const once = (numbers: readonly number[]) => [...new Set(numbers)];

function drawn(text: string): number[] {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC"><AnswerText text={text} sources={sources} turn="turn-1" level={2} siteUrl="https://site.example" /></NextIntlClientProvider>,
  );
  return once([...html.matchAll(/data-source="(\d)"/g)].map(([, number]) => Number(number)));
}

const counted = (text: string) => numbersIn(text, (number) => number >= 1 && number <= 4);

function written(text: string): number[] {
  const numbers: number[] = [];
  writeMarkers(text, sources, (given) => {
    numbers.push(...given);
    return '';
  });
  return once(numbers);
}

describe('markers are the same ones in the drawn text, in the list of sources and in files', () => {
  it.each<[string, number[]]>([
    ['Grace [1], [2](https://example.org), [the [3] text](https://example.org/a_(b) "t") and [^4].', [1, 4]],
    ['[1](see below) [2] (see below) [3]()', [1, 2]],
    ['See [the text][1], [2] and [3].\n\n[1]: https://example.org/\n[2]: <https://example.org/> "Title"', [3]],
    ['See [2].\n[2]: some words that are no address', [2]],
    ['- item\n\n      code [1]\n\n- item [2]\n  ```\n  [3]\n  ```\n  text [4]', [2, 4]],
    ['1. item\n   ~~~\n   [1]\n   ~~~\n10. item [2]\n    ```\n    [3]', [2]],
    ['Text\n\n    code [1]\n\nText\n    still text [2]\n\n# Heading [3]\n    code [4]', [2, 3]],
    ['-     code [1]\n- text [2]', [2]],
    ['> quoted [1]\n>\n>     code [2]\n> ```\n> code [3]\n\ntext [4]', [1, 4]],
    ['`a\nb [1]` [2] ``c ` [3]`` \\`[4]`', [2, 4]],
    ['\\[1] \\\\[2] \\`[3]', [2, 3]],
    ['<https://example.org/[1]> https://example.org/[2] <b title="[3]">x</b> [4]', [4]],
    ['<div>\n[1]\n</div>\n\n[2]', [2]],
    ['![a picture [1]](https://example.org/p.png) [2]', [2]],
    ['| a [1] | `[2]` |\n|---|---|\n| [3] | c |', [1, 3]],
    ['```\n[1]', []],
  ])('%j has %j', (text, numbers) => {
    expect({ drawn: drawn(text), counted: counted(text), written: written(text) }).toEqual({ drawn: numbers, counted: numbers, written: numbers });
  });

  it('also in texts made at random', () => {
    const pieces = [
      'Grace', ' ', '[1]', '[2]', '[^3]', '[4, 1]', '[1](https://x.example)', '[the text][1]', '[the [2] text](https://x.example)', '\n', '\n\n', '\n- item ', '\n1. item ', '\n> quoted ', '\n\n    ', '\n```\n', '`', '``', '[x]', '\n\n[1]: https://x.example/a\n\n',
      '(see)', '**', '*', '\n\n# ', 'https://x.example/a[1] ', '<https://x.example/[1]>', '![p [1]](u)', '\n  ', '\n\n      ',
    ];
    let seed = 1;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 150; round += 1) {
      const text = Array.from({ length: 3 + random(8) }, () => pieces[random(pieces.length)]).join('');
      expect(counted(text), JSON.stringify(text)).toEqual(drawn(text));
      expect(written(text), JSON.stringify(text)).toEqual(counted(text));
    }
  });
});

describe('written text', () => {
  it.each([
    ['One paragraph.\n\n[1] begins', 'One paragraph.\n\n{1} begins'],
    ['- a\n- [1] b\n1. [2] c\n> [3] d\n# [4] e', '- a\n- {1} b\n1. {2} c\n> {3} d\n# {4} e'],
    ['- a [1]\n- b \t[2]\n', '- a{1}\n- b{2}\n'],
    ['[1] begins', '{1} begins'],
    ['a line.\n[1] a line', 'a line.\n{1} a line'],
  ])('keeps paragraphs and items: %j', (text, expected) => {
    expect(writeMarkers(text, sources, (numbers) => `{${numbers.join()}}`)).toBe(expected);
  });
});
