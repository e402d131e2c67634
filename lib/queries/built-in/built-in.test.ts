import { describe, expect, it } from 'vitest';
import { clergy } from '@/lib/agent/directory/clergy';
import { dioceses } from '@/lib/agent/directory/dioceses';
import { popes } from '@/lib/agent/directory/popes';
import { saints } from '@/lib/agent/directory/saints';
import messages from '@/lib/i18n/messages/en.json';
import { routing } from '@/lib/i18n/routing';
import { genderIn, isKnownPage, movedPage, nameIn, saintsOfIds, seesWithStatistics, wellKnownSaints, wellKnownSees } from './built-in';

describe('isKnownPage', () => {
  it.each([
    '/saints/jerome', '/saints/therese-of-lisieux/', '/popes/benedict-xvi', '/dioceses/dmaml', '/clergy/luis-antonio-tagle',
    '/documents/john-3', '/documents/ccc-1324-1327', '/documents/lumen-gentium', '/documents/saved',
  ])('knows %s', (path) => expect(isKnownPage(path)).toBe(true));

  it.each([
    '/saints/no-such-saint-zzz', '/dioceses/zzzzz', '/popes/pius-xiii', '/clergy/nobody', '/documents/999999999', '/documents/ccc-3000',
    '/saints/%E0%A4%A', '/saints/constructor', '/saints/JEROME%00',
  ])('does not know %s', (path) => expect(isKnownPage(path)).toBe(false));

  it('decodes an id exactly once', () => {
    expect(isKnownPage('/saints/%6Aerome')).toBe(true);
    expect(isKnownPage('/saints/%256Aerome')).toBe(false);
  });

  it('finds a pope among the popes, not under his birth name among the clergy', () => {
    expect(isKnownPage('/clergy/jorge-mario-bergoglio')).toBe(false);
    expect(isKnownPage('/popes/francis')).toBe(true);
  });

  it.each(['/', '/saints', '/saints/', '/ask', '/calendar/2026-03', '/saints/a/b', '/constructor/x', '/nowhere/x'])('leaves %s to the router', (path) =>
    expect(isKnownPage(path)).toBe(true),
  );
});

describe('movedPage', () => {
  it('names the page of a person who stood twice', () => {
    expect(movedPage('/saints/jean-marie-vianney')).toBe('/saints/john-vianney');
    expect(movedPage('/saints/pope-callixtus-i/')).toBe('/saints/callistus-i');
    expect(movedPage('/clergy/giovanni-angelo-becciu-w')).toBe('/clergy/giovanni-angelo-becciu');
    expect(isKnownPage('/saints/john-vianney')).toBe(true);
  });
  it.each([['/saints/Jerome', '/saints/jerome'], ['/popes/JOHN-PAUL-II', '/popes/john-paul-ii'], ['/dioceses/DMAML/', '/dioceses/dmaml'], ['/saints/Jean-Marie-Vianney', '/saints/john-vianney']])(
    'names one page for every writing: %s',
    (path, kept) => expect(movedPage(path)).toBe(kept),
  );
  it.each(['/saints/john-vianney', '/saints/list-of-saints-of-ireland', '/saints/%E0%A4%A', '/saints', '/popes/jean-marie-vianney', '/saints/constructor', '/saints/No-Such-Saint', '/documents/Lumen-Gentium'])(
    'leaves %s',
    (path) => expect(movedPage(path)).toBeUndefined(),
  );
  it('leaves lists that are no persons missing', () => expect(isKnownPage('/saints/list-of-saints-of-ireland')).toBe(false));
});

describe('lists of the built-in data', () => {
  it('sorts well-known names by the language of the page and only names ids that have a page', () => {
    for (const [kind, list] of [['saints', wellKnownSaints('hu')], ['dioceses', wellKnownSees('fr')], ['dioceses', seesWithStatistics('zh')]] as const) {
      expect(list.length).toBeGreaterThan(80);
      expect(list.filter(({ id }) => !isKnownPage(`/${kind}/${encodeURIComponent(id)}`))).toEqual([]);
    }
    expect(wellKnownSees('de').map(({ name }) => name)).toContain('Köln');
    const saints = wellKnownSaints('de').map(({ name }) => name);
    expect(saints.indexOf('Sel. Gisela')).toBeGreaterThan(saints.indexOf('Hl. Agnes'));
    expect(saints.indexOf('Sel. Gisela')).toBeLessThan(saints.indexOf('Hl. Hieronymus'));
    expect(nameIn('dioceses', 'no-such-see', 'de')).toBeUndefined();
  });

  it.each(routing.locales)('have sees by their whole names: San Salvador is no saint (%s)', (locale) => {
    const { compare } = new Intl.Collator(locale === 'zh' ? 'zh-Hans' : locale);
    for (const list of [wellKnownSees(locale), seesWithStatistics(locale)]) {
      const names = list.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(compare));
    }
  });
});

describe('the fields of our data', () => {
  const records = [...saints().values(), ...clergy().values(), ...popes().values(), ...dioceses().values()];
  it('all have a label that is not their key', () => {
    const shownElsewhere = ['primary_name', 'papal_name', 'romcal_id', 'suffragans', 'title', 'birth_date_approximate', 'death_date_approximate'];
    const keys = [...new Set(records.flatMap((record) => Object.keys(record)))].filter((key) => !shownElsewhere.includes(key));
    expect(keys.filter((key) => !(key in messages.fields))).toEqual([]);
  });
  it('say of everybody whom they call a virgin or a bishop which words of rank fit', () => {
    const titled = [...saints().values()].filter(({ titles }) => titles?.some((title) => ['virgin', 'bishop'].includes(title)));
    expect(titled.length).toBeGreaterThan(200);
    expect(titled.filter(({ saint_id }) => !genderIn('saints', saint_id))).toEqual([]);
  });
});

describe('the saints of a day', () => {
  it('have years as exact as their records', () => {
    const listed = new Map(saintsOfIds([...saints().keys()], 'en').map((saint) => [saint.id, saint]));
    for (const saint of saints().values()) {
      const { from = '', to = '' } = listed.get(saint.saint_id) ?? {};
      expect([saint.saint_id, from.endsWith('~'), to.endsWith('~')]).toEqual([
        saint.saint_id, Boolean(saint.birth_date && saint.birth_date_approximate), Boolean(saint.death_date && saint.death_date_approximate),
      ]);
    }
  });
});
