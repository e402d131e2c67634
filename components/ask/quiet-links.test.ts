import { describe, expect, it } from 'vitest';
import { placesOf, type QuietName } from './quiet-names';
import { numbersOf } from './quiet-numbers';
import { quotedIn } from './quotations';

const NAMES: QuietName[] = [
  { words: 'Leo XIII', href: 'leo-xiii' },
  { words: 'Leo III', href: 'leo-iii', needs: 'pope' },
  { words: 'Francis', href: 'francis', needs: 'pope' },
  { words: 'John Paul I', href: 'jp1' },
  { words: 'John Paul II', href: 'jp2' },
  { words: 'Johannes Paul II.', href: 'jp2' },
  { words: 'XIII. Leó', href: 'leo-xiii' },
  { words: '良十三世', href: 'leo-xiii', needs: 'pope' },
  { words: 'Thomas More', href: 'more' },
  { words: 'Francis Xavier', href: 'xavier' },
  { words: 'John Jones', href: 'jones', needs: 'saint' },
  { words: 'Worcester', href: 'worcester', needs: 'see' },
  { words: '巴黎', href: 'paris', needs: 'see' },
  { words: 'Milánói', href: 'milan', needs: 'see' },
  { words: 'milánói', href: 'milan', needs: 'see' },
  { words: 'John 3:16', href: 'john' },
  { words: 'Alexander II', href: 'alexander', needs: 'pope' },
];

const linked = (text: string) => placesOf(text, NAMES, new Set()).map(({ from, to, href }) => `${text.slice(from, to)} ${href}`).sort();

describe('names in an answer', () => {
  it.each([
    ['Leo XIII wrote it.', ['Leo XIII leo-xiii']],
    ['by Leo XIII, in 1891', ['Leo XIII leo-xiii']],
    ['Leo XIII’s encyclical', ['Leo XIII leo-xiii']],
    ['Pope Leo III crowned him.', ['Leo III leo-iii']],
    ['Pope St. Leo III', ['Leo III leo-iii']],
    ['Pope Francis said', ['Francis francis']],
    ['John Paul II and John Paul I', ['John Paul I jp1', 'John Paul II jp2']],
    ['Papst Johannes Paul II. schrieb', ['Johannes Paul II. jp2']],
    ['XIII. Leó pápa írta', ['XIII. Leó leo-xiii']],
    ['教宗良十三世颁布', ['良十三世 leo-xiii']],
    ['Saint Thomas More died', ['Thomas More more']],
    ['As Thomas More said', ['Thomas More more']],
    ['St. John Jones', ['John Jones jones']],
    ['the Diocese of Worcester has', ['Worcester worcester']],
    ['巴黎总教区', ['巴黎 paris']],
    ['A Milánói Főegyházmegye érseke', ['Milánói milan']],
    ['a milánói érsekség', ['milánói milan']],
    ['A milánói egyházmegyében', ['milánói milan']],
    ['Im Bistum Worcester und', ['Worcester worcester']],
    ['das Erzbistum Worcester', ['Worcester worcester']],
    ['die Erzdiözese Worcester', ['Worcester worcester']],
    ['Bischöfe, Diözese Worcester', ['Worcester worcester']],
    ['(John 3:16)', ['John 3:16 john']],
    ['Leo XIII, then Leo XIII again', ['Leo XIII leo-xiii']],
  ])('%s', (text, found) => {
    expect(linked(text)).toEqual(found);
  });

  it.each([
    'Emperor Leo III', 'Leo III the Isaurian', 'Pope Leo III of Alexandria', 'Tsar Alexander II', 'antipope Leo XIII', 'Leo III reigned',
    'Francis said', 'Francis Xavier College', 'Thomas More College', 'St Thomas More’s-like Thomas Morel', 'Sir John Thomas More', 'Mary Francis Xavier',
    'John Jones', 'Worcester', 'Diocese of Worcester College', 'Bistum Worcester College', 'Bistum Alt Worcester', 'das anglikanische Bistum Worcester', 'Orthodoxe Erzdiözese Worcester', 'im alt-katholischen Bistum Worcester', 'Milánói Szent Ambrus', 'a milánói dóm', 'az ortodox milánói egyházmegye', 'Anglican Diocese of Worcester', '他是良十三世', '巴黎的', 'John 3:160', '1 John 3:16', 'John 3:16-18',
    'He said “Leo XIII wrote it” once', '"by Leo XIII"', '„Leo XIII hat“', '«Leo XIII»', '「Leo XIII」', 'Leo XIII-Straße', 'Thomas More of Chelsea',
  ])('%s stays text', (text) => {
    expect(linked(text).filter((place) => !(text.startsWith('St Thomas') && place === 'Thomas More more'))).toEqual([]);
  });

  it.each(["He wrote 'Pope Leo XIII' there", "('Leo XIII')", "'Leo XIII'", "'the Pope's word, by Leo XIII', he said", "l'Église et 'Leo XIII' aussi", 'He said ‘Leo XIII wrote it’ once', '‚Leo XIII schrieb‘'])('%s stays text', (text) => {
    expect(linked(text)).toEqual([]);
  });

  it.each(["the Pope's friend Leo XIII", "O'Brien and Leo XIII wrote to O'Neill", "l'Église de Leo XIII et d'autres", "the popes' Leo XIII", "'Grace' by Leo XIII, the 'pope'", 'the saint’s word, by Leo XIII’s hand', "'tis by Leo XIII"])('%s: an apostrophe quotes nothing', (text) => {
    expect(linked(text)).toEqual(['Leo XIII leo-xiii']);
  });

  it('knows where a quotation ends', () => {
    expect(quotedIn('“a” b')(4)).toBe(false);
    expect(quotedIn('„a“ b')(4)).toBe(false);
    expect(quotedIn('»a« b')(4)).toBe(false);
    expect(quotedIn('a "b" c')(6)).toBe(false);
  });
});

describe('numbers and dates in an answer', () => {
  const found = (text: string, locale: Parameters<typeof numbersOf>[1] = 'en', own = true) => numbersOf(text, locale, own, new Set()).map(({ from, to, href }) => [text.slice(from, to), href]);

  it.each([
    ['CCC 1324', '/documents/ccc-1324'],
    ['CCC, no. 1324', '/documents/ccc-1324'],
    ['CCC §1324–1327', '/documents/ccc-1324-1327'],
    ['Catechism of the Catholic Church, nos. 1322-1419', '/documents/ccc-1322-1419'],
    ['Catechism no. 47', '/documents/ccc-47'],
    ['Catechism, nos. 1322–1419', '/documents/ccc-1322-1419'],
    ['Katechismus Nr. 1324', '/documents/ccc-1324'],
    ['2026-12-25', '/calendar/2026-12-25'],
    ['25.12.2026', '/calendar/2026-12-25'],
    ['25. 12. 2026', '/calendar/2026-12-25'],
    ['CIC can. 1055', '/documents/canon-1055'],
    ['can. 1055 §1 CIC', '/documents/canon-1055'],
    ['Code of Canon Law, canon 1055', '/documents/canon-1055'],
    ['19 March 2026', '/calendar/2026-03-19'],
    ['March 19, 2026', '/calendar/2026-03-19'],
    ['2026-03-19', '/calendar/2026-03-19'],
  ])('%s', (text, href) => {
    expect(found(`See ${text}.`)).toEqual([[text, href]]);
  });

  it.each([
    ['de', 'KKK 1324', '/documents/ccc-1324'],
    ['de', '19. März 2026', '/calendar/2026-03-19'],
    ['fr', 'CEC 1324', '/documents/ccc-1324'],
    ['fr', '1er mars 2026', '/calendar/2026-03-01'],
    ['hu', 'KEK 1324', '/documents/ccc-1324'],
    ['hu', '2026. március 19', '/calendar/2026-03-19'],
    ['zh', '天主教教理1324', '/documents/ccc-1324'],
    ['zh', '2026年3月19日', '/calendar/2026-03-19'],
    ['mt', 'KKC 1324', '/documents/ccc-1324'],
    ['mt', '19 ta’ Marzu 2026', '/calendar/2026-03-19'],
  ] as const)('in %s: %s', (locale, text, href) => {
    expect(found(`${text}.`, locale)).toEqual([[text, href]]);
  });

  it('asks another agent by a search', () => {
    expect(found('CCC 1324', 'en', false)).toEqual([['CCC 1324', '/documents?q=Catechism%20of%20the%20Catholic%20Church%201324']]);
  });

  it.each([
    'CCC 3000', 'CCC 0', 'CCC 1327-1324', 'ACCC 12', 'catechism 12', 'Catechism of the Council of Trent, 12', 'canon 28', 'can. 28 of Chalcedon', 'CCEO can. 776', 'CIC can. 1800',
    '30 February 2026', '4 December 1963', '19 March', 'March 2026', '2026-13-01', '2026-03-19-05', '12026-03-19', '“CCC 1324”', "Roman Catechism no. 12", 'Baltimore Catechism, no. 12', 'Catechism 12', '30.02.2026', '25.12.1926', '1.25.12.2026', '25.12.2026.1', '25.13.2026', 'CIC/1917 can. 12', 'CIC can. 12/1917',
  ])('%s stays text', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it('a long hostile text is looked through in no time', () => {
  const started = performance.now();
  const texts = [Array.from({ length: 12_000 }, (_, index) => `"a" CCC ${(index % 2_000) + 1}-${(index % 800) + 2_001}`).join(' '), '"'.repeat(180_000), 'Leo XIII '.repeat(20_000), '“Leo XIII” '.repeat(16_000), " 'Leo".repeat(30_000), ' ‘x'.repeat(40_000)];
  for (const text of texts) {
    numbersOf(text, 'en', true, new Set());
    placesOf(text, [{ words: 'Leo XIII', href: '/popes/leo-xiii' }, { words: 'Leo', href: '/popes/leo' }], new Set());
  }
  expect(performance.now() - started).toBeLessThan(4_000);
});
