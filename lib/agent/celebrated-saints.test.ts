import { describe, expect, it } from 'vitest';
import { liturgicalDay, liturgicalYear } from '@/lib/liturgy/calendar';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { celebratedSaints } from './celebrated-saints';
import { saintsOnDay } from './directory/saints-on-day';
import { saintsOfDayText } from './saints-of-day-text';

const saintsOf = ({ date }: LiturgicalDay) => saintsOnDay(Number(date.slice(5, 7)), Number(date.slice(8)));

async function peopleOf(date: string) {
  const day = await liturgicalDay(date);
  return [...(await celebratedSaints(day.celebrations, saintsOf(day))).values()].map(({ people }) => people.map(({ saint_id }) => saint_id));
}

describe('the saints whom a day celebrates', () => {
  it.each([
    ['2026-11-30', [['andrew-the-apostle']]],
    ['2026-01-02', [['basil-the-great', 'gregory-nazianzen']]],
    ['2026-06-29', [['paul-the-apostle', 'peter-the-apostle']]],
    ['2026-10-15', [['teresa-of-avila']]],
    ['2026-09-05', [[], ['teresa-of-calcutta']]],
    ['2026-12-25', [[]]],
    ['2028-03-20', [[]]],
  ])('on %s are %j', async (date, people) => {
    expect((await peopleOf(date)).map((ids) => ids.toSorted())).toEqual(people);
  });

  it('are in the directory for nearly every saint of a year', async () => {
    const found = await Promise.all((await liturgicalYear(2026)).map(async (day) => [...(await celebratedSaints(day.celebrations, saintsOf(day))).values()]));
    expect(found.flat().filter(({ people }) => people.length > 0).length).toBeGreaterThan(160);
  });
});

describe('the text of a day’s saints', () => {
  it('has nobody twice: neither by the calendar’s id nor by the name of the celebration, on any day of a year', async () => {
    for (const day of await liturgicalYear(2026)) {
      const saints = saintsOf(day);
      const ids = day.celebrations.flatMap((celebration) => celebration.saints ?? [celebration.id]);
      const text = (await saintsOfDayText(day.date, day, saints)) ?? '';
      const lists = text.split('\n## ').slice(1).join('\n## ');
      for (const saint of saints.filter(({ romcal_id }) => romcal_id && ids.includes(romcal_id))) {
        expect(lists, day.date).not.toContain(`- **${saint.primary_name}**`);
      }
      const [head = ''] = text.split('\n## ');
      const celebrated = [...head.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name.replace(/^Saints? /, '').replace(/,.*$/, ''));
      const listed = [...lists.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, name]) => name);
      expect(listed.filter((name) => celebrated.includes(name ?? '')), day.date).toEqual([]);
    }
  });

  it('counts no title of Mary among the saints, on whatever day she has one', async () => {
    const titled = (await liturgicalYear(2027)).flatMap((day) => {
      const titles = saintsOf(day).filter(({ record_type }) => record_type === 'marian-title');
      return titles.length > 0 ? [{ day, titles }] : [];
    });
    expect(titled.length).toBeGreaterThan(30);
    for (const { day, titles } of titled) {
      const text = (await saintsOfDayText(day.date, day, saintsOf(day))) ?? '';
      const listed = (group: string) => new RegExp(String.raw`^## ${group} \(\d+\)\n\n([\s\S]*?)(?:\n\n|$)`, 'm').exec(text)?.[1] ?? '';
      for (const { primary_name: name } of titles) expect(listed('Saints'), day.date).not.toContain(`**${name}**`);
    }
    const pontmain = await liturgicalDay('2028-01-17');
    expect(await saintsOfDayText(pontmain.date, pontmain, saintsOf(pontmain))).toContain('## Titles of Our Lady (1)\n\n- **Our Lady of Pontmain**');
  });

  it('names nobody twice whom only a country celebrates, and who has only his name there', async () => {
    const day = await liturgicalDay('2027-11-27', 'ireland');
    const text = (await saintsOfDayText(day.date, day, saintsOf(day), { calendar: 'ireland', locale: 'en' })) ?? '';
    expect(text.match(/Virgilius/g)).toHaveLength(1);
  });

  it('has years no more and no less exact than they are known', async () => {
    const day = await liturgicalDay('2026-09-30');
    expect(await saintsOfDayText(day.date, day, saintsOf(day))).toMatch(/^Celebrated: \*\*Saint Jerome.*; c\. 347 – 420[;,)]/m);
  });

  it('says of the celebrated saint what the list would say', async () => {
    const day = await liturgicalDay('2026-11-30');
    const text = (await saintsOfDayText(day.date, day, saintsOf(day))) ?? '';
    expect(text).toMatch(/^Celebrated: \*\*Saint Andrew, Apostle\*\* \(feast; .*60.*\)\.$/m);
    expect(text.match(/Andrew/g)).toHaveLength(1);
  });
});
