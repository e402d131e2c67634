import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ReaderDay } from './reader-day';

const node = (date: string) => ({ date, node: <b>{date}</b> });

describe('ReaderDay', () => {
  it('is only the one day when the zone is known', () => {
    expect(renderToStaticMarkup(<ReaderDay likely="2026-03-19" days={[node('2026-03-19')]} />)).toBe('<b>2026-03-19</b>');
  });

  it('sends every day that may be today, and a style that shows the one written on <html>, without scripts the likely one', () => {
    const html = renderToStaticMarkup(<ReaderDay likely="2026-03-19" days={['2026-03-18', '2026-03-19', '2026-03-20'].map(node)} />);
    expect(html.match(/<b>/g)).toHaveLength(3);
    expect(html).toContain('html[data-today="2026-03-20"] .today-is-2026-03-20');
    expect(html).toContain('html:not([data-today]) .today-is-2026-03-19{display:contents}');
  });
});
