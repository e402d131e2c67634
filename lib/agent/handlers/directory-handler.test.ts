import { describe, expect, it } from 'vitest';
import { errorOf, profile, type Data } from '../testing/ask';

describe('the directories', () => {
  it.each([
    ['saint_lookup', 'Catherine of Siena', { primary_name: 'Catherine of Siena', canonical_status: 'saint', feast_day: '04-29' }],
    ['saint_lookup', { query: 'Therese of Lisieux' }, { feast_day: '10-01' }],
    ['saint_lookup', { saint_id: 'jerome' }, { saint_id: 'jerome', feast_day: '09-30' }],
    ['person_lookup', 'Cardinal Tagle', { person_id: 'luis-antonio-tagle', source_table: 'cd_persons' }],
    ['person_lookup', { person_id: 'pietro-parolin' }, { primary_name: 'Pietro Parolin' }],
    ['person_lookup', { person_id: 'giovanni-angelo-becciu-w' }, { person_id: 'giovanni-angelo-becciu', primary_name: 'Giovanni Angelo Becciu' }],
    ['person_lookup', 'Archbishop of Paris', { person_id: 'laurent-ulrich', see: { source_code: 'parisi_fr' } }],
    ['saint_lookup', { saint_id: 'Jerome' }, { saint_id: 'jerome' }],
    ['diocese_lookup', { source_code: 'DMAML' }, { source_code: 'dmaml' }],
    ['pope_lookup', 'Pope Francis', { pope_id: 'francis' }],
    ['pope_lookup', { query: 'John Paul II' }, { pope_id: 'john-paul-ii', predecessor: { pope_id: 'john-paul-i' }, successor: { pope_id: 'benedict-xvi' } }],
    ['pope_lookup', { pope_id: 'benedict-xvi' }, { papal_name: 'Benedict XVI', pontificate: { start: '2005-04-19', end: '2013-02-28' } }],
    ['diocese_lookup', 'Archdiocese of Manila', { source_code: 'dmaml', country: 'Philippines' }],
    ['diocese_lookup', { source_code: 'dmaml' }, { source_code: 'dmaml' }],
  ])('%s finds %j', async (skillId, asked, expected) => {
    expect(await profile(skillId, asked)).toMatchObject(expected);
  });

  it('never send a field that is null or empty', async () => {
    for (const [skillId, asked] of [
      ['pope_lookup', 'Leo XIV'],
      ['saint_lookup', 'Barbatus'],
      ['person_lookup', 'Parolin'],
      ['diocese_lookup', 'Worcester'],
    ] as const) {
      const json = JSON.stringify(await profile(skillId, asked));
      expect(json).not.toMatch(/:(null|""|\[\]|\{\})/);
    }
  });

  it('link a cardinal to his pope, a see to its bishop and province', async () => {
    expect((await profile('person_lookup', 'Parolin')).created_cardinal_by).toMatchObject({ pope_id: 'francis' });
    const created = (await profile('pope_lookup', { pope_id: 'francis' })).cardinals_created as Data[];
    expect(created).toContainEqual({ name: 'Pietro Parolin', person_id: 'pietro-parolin' });
    const manila = await profile('diocese_lookup', { source_code: 'dmaml' });
    expect(manila.current_bishop).toMatchObject({ name: 'Jose Advincula', person_id: 'jose-advincula' });
    const bishops = [['romamo_it', { pope_id: 'leo-xiv' }], ['parisi_fr', { person_id: 'laurent-ulrich' }], ['jerusa_ps', { person_id: 'pierbattista-pizzaballa' }]] as const;
    for (const [source_code, bishop] of bishops) expect((await profile('diocese_lookup', { source_code })).current_bishop).toMatchObject(bishop);
    expect((manila.suffragans as Data[]).length).toBeGreaterThan(5);
  });

  it.each([
    ['diocese_lookup', 'Derby', 'Derry (Northern Ireland)'],
    ['diocese_lookup', 'Warsow', 'Warszawa'],
    ['saint_lookup', 'Bernadette Soubiruos', 'Bernadette Soubirous'],
    ['person_lookup', 'Pizzabala', 'Pierbattista Pizzaballa'],
    ['pope_lookup', 'Gregroy XVI', 'Gregory XVI'],
  ])('%s says that %j is only the nearest spelling', async (skillId, query, name) => {
    const found = await profile(skillId, { query });
    expect(found).toMatchObject({ nearest_to: query });
    expect([found.primary_name, found.papal_name]).toContain(name);
  });

  it.each([
    ['diocese_lookup', 'Derry'],
    ['diocese_lookup', 'Bistum Köln'],
    ['diocese_lookup', 'Varsovie'],
    ['diocese_lookup', 'Diocees of Rome'],
    ['diocese_lookup', 'dmaml'],
    ['saint_lookup', 'Szent István'],
    ['saint_lookup', 'Little Flower'],
    ['saint_lookup', 'Bernad'],
    ['person_lookup', 'Archbishop of Vienna'],
    ['person_lookup', 'Archbishop of Paris'],
    ['pope_lookup', 'Benedict 16th'],
    ['pope_lookup', 'current pope'],
  ])('%s takes %j for a right spelling', async (skillId, query) => {
    expect(await profile(skillId, { query })).not.toHaveProperty('nearest_to');
  });

  it('name what else a query could mean, told apart by a few plain facts', async () => {
    const { alternates } = await profile('saint_lookup', 'Catherine');
    expect((alternates as Data[]).length).toBeGreaterThan(2);
    for (const other of alternates as Data[]) {
      expect(other).toMatchObject({ saint_id: expect.any(String), primary_name: expect.any(String) });
      expect(Object.keys(other).length).toBeLessThanOrEqual(5);
      for (const value of Object.values(other)) expect(typeof value).not.toBe('object');
    }
    expect((await profile('saint_lookup', { saint_id: 'jerome' })).alternates).toBeUndefined();
  });

  it.each([
    ['saint_lookup', { query: 'Xyzzy of Plugh' }, { error: 'not_found', query: 'Xyzzy of Plugh' }],
    ['saint_lookup', { saint_id: 'nobody' }, { error: 'not_found', query: 'nobody' }],
    ['person_lookup', { query: 'Xyzzy Plugh' }, { error: 'not_found', query: 'Xyzzy Plugh' }],
    ['person_lookup', { query: 'Pope Francis' }, { error: 'not_found', query: 'Pope Francis', hint: 'Top match looks like a pope; try get_pope.' }],
    ['person_lookup', { query: 'John Paul II' }, { error: 'not_found', query: 'John Paul II', hint: 'Top match looks like a pope; try get_pope.' }],
    ['person_lookup', { person_id: 'robert-francis-prevost' }, { error: 'not_found', query: 'robert-francis-prevost', hint: 'Top match looks like a pope; try get_pope.' }],
    ['person_lookup', { query: 'Ottaviani' }, { error: 'not_found', query: 'Ottaviani' }],
    ['pope_lookup', { query: 'Pius XIII' }, { error: 'not_found', query: 'Pius XIII' }],
    ['pope_lookup', { query: 'Cardinal Tagle' }, { error: 'not_found', query: 'Cardinal Tagle', hint: 'Top match looks like a non-pope clergy member; try get_person.' }],
    ['diocese_lookup', { source_code: 'dzzzz' }, { error: 'not_found', query: 'dzzzz' }],
    ['diocese_statistics_lookup', { query: 'Xyzzy Plugh' }, { error: 'not_found', query: 'Xyzzy Plugh' }],
  ])('%s says not_found for %j', async (skillId, asked, expected) => {
    expect(await profile(skillId, asked)).toEqual(expected);
  });

  it.each([
    ['saint_lookup', {}, 'data.saint_id'],
    ['person_lookup', { query: ' ' }, 'data.person_id'],
    ['pope_lookup', { saint_id: 'jerome' }, 'data.pope_id'],
    ['diocese_lookup', { query: null }, 'data.source_code'],
    ['diocese_statistics_lookup', { start_year: 2000 }, 'data.source_code'],
    ['saint_lookup', { query: 7 }, 'data.query'],
    ['saint_lookup', { query: 'a'.repeat(301) }, 'data.query'],
  ])('%s refuses %j', async (skillId, data, named) => {
    const error = await errorOf(skillId, data);
    expect(error.code).toBe(-32602);
    expect(error.message).toContain(named);
  });
});
