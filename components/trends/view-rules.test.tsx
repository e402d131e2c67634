import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '@/lib/i18n/messages/en.json';
import zh from '@/lib/i18n/messages/zh.json';
import { readRows } from '@/lib/skills/statistics-rows';
import { figuresOf, panelsOfView } from '@/lib/trends/lines';
import { DEFAULTS } from '@/lib/trends/trends-address';
import { ViewRules } from './view-rules';

const said = (locale: 'en' | 'zh', base?: number) => {
  const state = { ...DEFAULTS, dioceses: ['a', 'b'], scale: 'log' as const, view: 'indexed' as const, base };
  const sees = state.dioceses.map((code, place) => ({ code, place, name: code, label: code, rows: readRows([2000, 2001].map((year) => ({ year: year + 10 * place, catholics: 5 }))) }));
  return renderToStaticMarkup(<NextIntlClientProvider locale={locale} messages={{ en, zh }[locale]} timeZone="UTC"><ViewRules panels={panelsOfView(figuresOf(sees, state), state)} state={state} /></NextIntlClientProvider>);
};

it('sets its sentences one after another as the language does', () => {
  expect(said('en')).toMatch(/\. [A-Z].*\. [A-Z]/);
  expect(said('en')).not.toMatch(/\.[A-Z]|undefined|false/);
  expect(said('zh')).toMatch(/。[^\s].*。[^\s]/);
  expect(said('zh')).not.toMatch(/。\s|undefined|false/);
});

it.each([[undefined, false], [2001, false], [1975, true]])('an index year that no see has is not left without a word: %s', (base, isSaid) => {
  expect(said('en', base).includes(`Not ${base}: no figure above zero is known for that year.`)).toBe(isSaid);
  expect(said('en', base)).toContain(`the value of ${base === 2001 ? 2001 : 2000} is 100`);
});
