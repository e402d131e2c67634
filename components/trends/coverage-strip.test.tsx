import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CoverageStrip } from './coverage-strip';

const drawn = (stretches: { from: number; to: number }[]) => renderToStaticMarkup(<CoverageStrip place={2} stretches={stretches} frame={[2001, 2010]} words="5 years" />);

it('marks each stretch of years where it stands among all, and nothing else', () => {
  expect(drawn([{ from: 2001, to: 2002 }, { from: 2006, to: 2006 }, { from: 2010, to: 2010 }])).toContain(
    'linear-gradient(90deg, #0000 0 0%, var(--s) 0 20%, #0000 0 50%, var(--s) 0 60%, #0000 0 90%, var(--s) 0 100%, #0000 0)',
  );
});

it('marks nothing where no year is known, and says so in words', () => {
  expect(drawn([])).toBe('<p class="strip meta s3">5 years</p>');
});
