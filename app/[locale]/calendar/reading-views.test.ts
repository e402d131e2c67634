import { describe, expect, it } from 'vitest';
import { chooseMass } from '@/components/calendar/choose-mass';
import { liturgicalDay } from '@/lib/liturgy/calendar';
import { readingsOf } from '@/lib/liturgy/lectionary';
import { listBooks } from '@/lib/liturgy/scripture';
import { readingViews } from './reading-views';

async function viewsOf(date: string, key?: string) {
  const day = await liturgicalDay(date);
  const mass = chooseMass(readingsOf(day).masses, key);
  return mass ? readingViews(mass, day, true) : [];
}

describe('the readings of a day, as a page shows them', () => {
  it('have text for Saint Andrew', async () => {
    const views = await viewsOf('2026-11-30');
    expect(views.map(({ label }) => label)).toEqual(['first', 'psalm', 'alleluia', 'gospel']);
    expect(views.every(({ passage }) => passage.status === 'found')).toBe(true);
  });

  it('say where the text numbers its verses otherwise', async () => {
    const psalm = (await viewsOf('2026-11-30')).find(({ label }) => label === 'psalm');
    expect(psalm?.reference).toMatch(/^Ps 19:2/);
    expect(psalm?.numberedAs).toMatch(/^Ps 19:1/);
    expect((await viewsOf('2026-11-30')).filter(({ label }) => label !== 'psalm').map(({ numberedAs }) => numberedAs)).toEqual([undefined, undefined, undefined]);
  });

  it('sing no Alleluia in Lent and read the Passion on Good Friday', async () => {
    expect((await viewsOf('2026-02-22')).map(({ label }) => label)).toContain('verse');
    expect((await viewsOf('2026-04-03')).map(({ label }) => label)).toContain('passion');
  });

  it('number the seven readings of the Easter Vigil', async () => {
    const labels = (await viewsOf('2027-03-27')).map(({ label }) => label);
    expect(labels.filter((label) => label !== 'psalm')).toEqual(['vigilFirst', 'vigilSecond', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'epistle', 'gospel']);
  });

  it('say that a deuterocanonical book has no text here', async () => {
    const sirach = (await viewsOf('2026-12-27', 'year-a')).find(({ reference }) => reference.startsWith('Sir'));
    expect(sirach?.passage).toMatchObject({ status: 'absent', reason: 'book-not-installed', verses: [] });
    expect(sirach?.href).toBeUndefined();
  });

  it('lead to chapters that our library has', async () => {
    const days = ['2026-11-30', '2026-12-25', '2027-03-27', '2026-03-19', '2026-10-01'];
    const chapters = listBooks().filter(({ installed }) => installed).flatMap((book) => Array.from({ length: book.chapters }, (_, index) => `/documents/${book.id}-${index + 1}`));
    const hrefs = (await Promise.all(days.map((date) => viewsOf(date)))).flat().flatMap(({ href, alternatives }) => [href, ...alternatives.map((place) => place.href)]);
    const linked = hrefs.filter((href) => href !== undefined);
    expect(linked.length).toBeGreaterThan(10);
    expect(linked.filter((href) => !chapters.includes(href))).toEqual([]);
  });
});
