import { expect, it } from 'vitest';
import { hasHtmlMarks } from './html-marks';
import { readBody } from './read-body';

it.each([
  'Christ is <em>the</em> Light.', 'A <B>word</B>', 'See <a href="https://example.org/">this</a>.', 'Note<sup>3</sup>', 'Faith &amp; reason', 'It is&nbsp;so', 'Peter&#8217;s', 'Peter&#x2019;s', '1. <p class="x">One.</p>',
])('has marks of HTML: %s', (text) => {
  expect(hasHtmlMarks(text)).toBe(true);
  expect(readBody(text).sentAs).toBe('marked');
});

it.each([
  'Christ is the Light.', 'a < b and b > a', 'He wrote <sic> and went on', 'One <b> alone', 'Ended</b> and begun <b>', '</i><i>', 'Smith & Sons; and others', '&unknown; name', '<word>not known</word>', 'mail <a@example.org>', 'x &lt without its end',
])('has none: %s', (text) => {
  expect(hasHtmlMarks(text)).toBe(false);
  expect(readBody(text).sentAs).toBe('text');
});

it('looks at nothing twice', () => {
  const started = performance.now();
  hasHtmlMarks('</b>'.repeat(10) + '<b>'.repeat(400_000));
  hasHtmlMarks('<b '.repeat(400_000));
  hasHtmlMarks(`<b ${' '.repeat(1_900)}`.repeat(500));
  expect(performance.now() - started).toBeLessThan(2_000);
});
