import { describe, expect, it } from 'vitest';
import de from './i18n/messages/de.json';
import en from './i18n/messages/en.json';
import hu from './i18n/messages/hu.json';
import { refuseForeign, refusedForm } from './refused-form';

const foreign = (language?: string) => new Headers({ origin: 'https://evil.example', host: 'site.example', ...(language === undefined ? {} : { 'accept-language': language }) });

describe('a form that is not taken', () => {
  it.each<[string | undefined, string]>([
    ['de-AT,de;q=0.9,en;q=0.8', de.refusedForm.foreign], ['pt, HU;q=0.5', hu.refusedForm.foreign], ['pt', en.refusedForm.foreign], ['', en.refusedForm.foreign], [undefined, en.refusedForm.foreign], ['__proto__', en.refusedForm.foreign],
  ])('of another site, from a browser of %s', async (language, words) => {
    const response = await refuseForeign(foreign(language));
    expect([response?.status, await response?.text(), response?.headers.get('content-type')]).toEqual([403, words, 'text/plain; charset=utf-8']);
  });

  it('speaks the language of the address where that has one', async () => {
    const response = await refuseForeign(foreign('de'), 'hu');
    expect([await response?.text(), response?.headers.get('content-language')]).toEqual([hu.refusedForm.foreign, 'hu']);
  });

  it('is not one of ours', async () => expect(await refuseForeign(new Headers({ 'sec-fetch-site': 'same-origin' }))).toBeUndefined());

  it('says when to come again where there were too many', async () => {
    const response = await refusedForm(foreign('de'), 'tooMany', { status: 429, headers: { 'Retry-After': '7' } });
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([429, '7', de.refusedForm.tooMany]);
  });
});
