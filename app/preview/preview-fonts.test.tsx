import { ImageResponse } from 'next/og';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawable, fontsFor } from './preview-fonts';
import { PICTURE, PreviewPicture } from './preview-picture';

afterEach(() => vi.unstubAllGlobals());

describe('what our fonts can write', () => {
  it.each<[string, string | undefined]>([
    ['Lumen Gentium', 'Lumen Gentium'],
    ['Az Egyház őrzi – ċ ġ ħ ż', 'Az Egyház őrzi – ċ ġ ħ ż'],
    ['《天主教教理》', '《天主教教理》'],
    ['Grace 🙏🏽 abounds 🇻🇦', 'Grace abounds'],
    ['Gaudium\n\tet  Spes', 'Gaudium et Spes'],
    ['שמע ישראל', undefined],
    ['', undefined],
    ['🙏', undefined],
  ])('of %j is %j', (text, drawn) => expect(drawable(text)).toBe(drawn));

  it('needs a few files, each once', async () => {
    expect(await fontsFor(['Lumen Gentium'])).toHaveLength(1);
    expect((await fontsFor(['Lumen Gentium', '天主教教理', '天主'])).length).toBeLessThan(8);
  });
});

it('a picture is drawn without asking any other site, whatever is in the title', async () => {
  const asked: string[] = [];
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!/^(?:data|file):/.test(address)) asked.push(address);
    return before(input, init);
  });
  const texts = { label: drawable('通谕'), title: drawable('Pacem in Terris 和平于世 🕊️ שלום <script>&"'), byline: drawable('若望二十三世 · 1963'), site: 'Magisterium Explorer' };
  const fonts = await fontsFor(Object.values(texts).flatMap((text) => text ?? []).concat('¶…'));
  const response = new ImageResponse(<div style={{ display: 'flex', width: '100%', height: '100%', fontFamily: fonts.map(({ name }) => name).join(', ') }}><PreviewPicture {...texts} /></div>, { ...PICTURE, fonts });
  const picture = Buffer.from(await response.arrayBuffer());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(asked).toEqual([]);
});
