import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import { DEFAULTS } from '@/lib/trends/trends-address';
import { TakeAway } from './take-away';

const drawn = (given: { hasPicture: boolean; isWhole: boolean }) => renderToStaticMarkup(
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <TakeAway state={{ ...DEFAULTS, dioceses: ['a'] }} {...given} embedUrl="https://x.example/embed/trends?dioceses=a" embedHeight={731} title="A" />
  </NextIntlClientProvider>,
);
const files = (html: string) => [...html.matchAll(/href="([^"?]*)[^"]*" download/g)].map(([, path]) => path);

it('offers every file of a view, pictures only where there is something to draw', () => {
  expect(files(drawn({ hasPicture: true, isWhole: true }))).toHaveLength(7);
  expect(files(drawn({ hasPicture: false, isWhole: true })).filter((path) => path?.includes('picture') || path?.includes('preview'))).toEqual([]);
});

it('offers no file that would be refused, and says why', () => {
  const html = drawn({ hasPicture: true, isWhole: false });
  expect(files(html)).toEqual([]);
  expect(html).not.toContain(messages.trends.copyPicture);
  expect(html).toContain(messages.trends.filesWait);
  expect(html).toContain(messages.trends.copyLink);
});

it('gives a frame as high as the view', () => expect(drawn({ hasPicture: true, isWhole: true })).toContain('height=&quot;731&quot;'));
