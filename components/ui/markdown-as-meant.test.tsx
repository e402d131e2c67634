import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import { Markdown } from './markdown';
import { directionOf } from './markdown-direction';

function html(text: string): string {
  return renderToStaticMarkup(<NextIntlClientProvider locale="en" messages={messages} timeZone="UTC"><Markdown text={text} /></NextIntlClientProvider>);
}

describe('emphasis beside Chinese, Japanese and Korean', () => {
  it.each([
    ['**圣体圣事。**是高峰', '<strong>圣体圣事。</strong>是高峰'],
    ['教会说**“圣体”**是', '教会说<strong>“圣体”</strong>是'],
    ['**圣事（Eucharist）**是', '<strong>圣事（Eucharist）</strong>是'],
    ['**圣事(Eucharist)**是', '<strong>圣事(Eucharist)</strong>是'],
    ['*「信」*、*「望」*和*「爱」*', '<em>「信」</em>、<em>「望」</em>和<em>「爱」</em>'],
    ['他说。**重点**在此', '他说。<strong>重点</strong>在此'],
    ['**甲。**乙**丙。**', '<strong>甲。</strong>乙<strong>丙。</strong>'],
    ['これは**「聖体」**です', 'これは<strong>「聖体」</strong>です'],
    ['**한글(한자)**은', '<strong>한글(한자)</strong>은'],
    ['***“爱”***是', '<em><strong>“爱”</strong></em>是'],
  ])('reads %s', (text, drawn) => {
    expect(html(text)).toContain(drawn);
  });

  it.each(['snake_case_name', '2 * 3 * 4', 'f(x)*y + f(z)*w', 'a**"b"**c', 'a * b*c', '\\*a\\*'])('leaves %s as CommonMark has it', (text) => {
    expect(html(text)).not.toMatch(/<(em|strong)>/);
  });

  it.each([['**bold**', 'strong'], ['_em_', 'em'], ['a*b*c', 'em'], ['(**x**)', 'strong'], ['**a *b* c**', 'em']])('still reads %s', (text, tag) => {
    expect(html(text)).toContain(`<${tag}>`);
  });
});

describe('numbers of a list', () => {
  const values = (text: string) => [...html(text).matchAll(/<li[^>]* value="(\d+)"/g)].map(([, value]) => Number(value));

  it.each([
    ['1322. one\n1324. two\n1391. three', [1322, 1324, 1391]],
    ['2. two\n\n5. five\n\n9. nine', [2, 5, 9]],
    ['3) three\n7) seven', [3, 7]],
    ['1324. one\n1322. two\n1322. three', [1324, 1322, 1322]],
    ['1. a\n1. b\n2. c', [1, 1, 2]],
    ['- a\n\n  4. four\n  8. eight', [4, 8]],
  ])('are those sent: %j', (text, numbers) => {
    expect(values(text)).toEqual(numbers);
  });

  it('are counted only where they were not given', () => {
    expect(values('1. a\n1. b\n1. c')).toEqual([]);
    expect(html('1. a\n1. b\n1. c')).toContain('<ol');
  });

  it('of a quotation are read in their place', () => {
    expect(values('Text.\n\n> 12. a\n> 15. b')).toEqual([12, 15]);
  });
});

describe('direction', () => {
  const arabic = 'الإفخارستيا هي منبع الحياة المسيحية وقمتها.';

  it.each([
    [arabic, 'rtl'],
    [`Lumen Gentium ${arabic}`, 'rtl'],
    ['בראשית ברא אלהים', 'rtl'],
    ['The Hebrew word שלום means peace in English.', 'ltr'],
    ['教会', 'ltr'],
    ['1, 2', undefined],
  ])('of %s is %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });

  it('is each block’s own, and code keeps its own too (O-43)', () => {
    const drawn = html(`${arabic}\n\n- Lumen Gentium ${arabic}\n- ${arabic}\n\nAn English paragraph with \`code\`.\n\n> ${arabic}\n\n| ${arabic} | b |\n|---|---|\n| c | ${arabic} |`);
    expect(drawn).toMatch(/<p dir="rtl"[^>]*>الإ/);
    expect(drawn).toMatch(/<ul dir="rtl"/);
    expect(drawn).toMatch(/<li dir="rtl"[^>]*>Lumen/);
    expect(drawn).toMatch(/<p dir="ltr"[^>]*>An English paragraph with <code dir="ltr">code/);
    expect(drawn).toMatch(/<blockquote dir="rtl"/);
    expect(drawn).toMatch(/<td dir="ltr"[^>]*>c</);
  });

  it('of items that differ leaves room on both sides', () => {
    expect(html(`- ${arabic} ${arabic}\n- English`)).toMatch(/<ul[^>]*class="[^"]*pe-6/);
  });
});

describe('marks that are text', () => {
  it.each(['about ~300 and ~400 people', 'costs $5 and $10, $x$ and $$y$$', 'a ~b~ c'])('%s', (text) => {
    expect(html(text)).toContain(text);
  });
});
