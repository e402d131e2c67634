import { describe, expect, it } from 'vitest';
import { linkedNames } from './built-in-names';

const pages = (text: string, locale: Parameters<typeof linkedNames>[1] = 'en') => linkedNames(text, locale).map(({ page, needs }) => (needs ? `${needs} ${page}` : page)).sort();

describe('names of one thing only', () => {
  it.each([
    ['Leo XIII wrote it.', ['/popes/leo-xiii']],
    ['John Paul II and Benedict XVI', ['/popes/benedict-xvi', '/popes/john-paul-ii']],
    ['Thomas Aquinas, Catherine of Siena and Padre Pio', ['/saints/catherine-of-siena', '/saints/pius-of-pietrelcina', '/saints/thomas-aquinas']],
    ['see John 3:16 and 1 Cor 13:4-7', ['/documents/1-corinthians-13#v4', '/documents/john-3#v16']],
    ['see Ps 23:1', ['/documents/psalms-23']],
  ])('%s', (text, found) => {
    expect(pages(text)).toEqual(expect.arrayContaining(found));
  });

  it.each([
    ['de', 'Johannes Paul II. und Katharina von Siena, vgl. Joh 3,16', ['/documents/john-3#v16', '/popes/john-paul-ii', '/saints/catherine-of-siena']],
    ['fr', 'Jean-Paul II et Catherine de Sienne, cf. Jn 3,16', ['/documents/john-3#v16', '/popes/john-paul-ii', '/saints/catherine-of-siena']],
    ['hu', 'XIII. Leó és Sienai Szent Katalin, vö. Jn 3,16', ['/documents/john-3#v16', '/popes/leo-xiii', '/saints/catherine-of-siena']],
    ['zh', '若望保禄二世与圣女加大利纳·仙娜，参阅若望福音3:16', ['/documents/john-3#v16', '/popes/john-paul-ii', '/saints/catherine-of-siena']],
    ['mt', 'Ġwanni Pawlu II u Katerina ta\' Siena', ['/popes/john-paul-ii', '/saints/catherine-of-siena']],
  ] as const)('in %s: %s', (locale, text, found) => {
    expect(pages(text, locale)).toEqual(expect.arrayContaining([...found]));
  });

  it.each(['Augustine', 'Francis', 'Teresa', 'Paul', 'John', 'Benedict IX', 'Our Lady', 'James the Apostle', 'is 5:10', 'at 10:30', 'Acts 2,000', 'Worcester', 'ratio 3:16', 'Verse 3:16'])('%s alone is none', (text) => {
    expect(pages(text).filter((page) => !/^(pope|saint|see) /.test(page))).toEqual([]);
  });

  it('asks for a title where others bear the name', () => {
    expect(pages('Leo III')).toContain('pope /popes/leo-iii');
    expect(pages('Paul I')).toContain('pope /popes/paul-i');
    expect(pages('Francis')).toContain('pope /popes/francis');
    expect(pages('the Diocese of Worcester')).toContain('see /dioceses/dworc');
  });

  it.each([
    ['en', 'the Archdiocese of Milan', 'milano_it'], ['en', 'the Diocese of Rome', 'romamo_it'], ['en', 'the Archdiocese of Vienna', 'wienei_at'],
    ['en', 'Archdiocese of Köln', 'kolnlo_de'], ['en', 'Archdiocese of Cologne', 'kolnlo_de'], ['de', 'Erzbistum Mailand', 'milano_it'], ['de', 'Archdiocese of Milan', 'milano_it'],
    ['hu', 'a Milánói főegyházmegye', 'milano_it'], ['hu', 'a bécsi érsekség', 'wienei_at'], ['hu', 'a római egyházmegye', 'romamo_it'],
  ] as const)('knows a see by its name in %s and its own: %s', (locale, text, code) => {
    expect(pages(text, locale)).toContain(`see /dioceses/${code}`);
  });

  it('looks through a long answer quickly, once its table is made', () => {
    pages('Leo XIII');
    const started = performance.now();
    pages('Leo XIII and Thomas Aquinas wrote of John 3:16. '.repeat(1_000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
