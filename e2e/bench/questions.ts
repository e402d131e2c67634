import { call, say } from './load';

/** What is asked in the benchmark: bodies of `message/send`, a mix for each figure. */
const NAMES = ['Catherine of Siena', 'Therese of Lisieux', 'Augustine', 'Padre Pio', 'Francis Xavier', 'Teresa of Avila', 'John Bosco', 'Szent István'];
export const byName = NAMES.map((query) => call('saint_lookup', { query }));
export const byId = ['jerome', 'catherine-of-siena', 'therese-of-lisieux', 'john-bosco'].map((saint_id) => call('saint_lookup', { saint_id }));
export const days = ['2026-12-25', '2026-11-30', '2027-03-28', '2026-08-15', '2028-02-29'].map((day) => say('liturgical_readings', day));
export const searches = ['eucharist', 'Lumen Gentium', 'social doctrine of the church', 'John 3', 'CCC 1324', 'liturgy'].map((query) => say('document_search', query));
export const questions = ['What is purgatory?', 'Why do Catholics baptize infants?', 'What is the real presence?'].map((text) => say('catholic_qa', text));
const others = [
  call('pope_lookup', { query: 'John Paul II' }),
  call('diocese_lookup', { query: 'Manila' }),
  call('person_lookup', { query: 'Tagle' }),
  call('diocese_statistics_lookup', { source_code: 'dworc' }),
  call('saints_of_the_day', { date: '2026-03-19' }),
  call('document_fetch', { id: 'john-3' }),
];

/** All ten skills. */
export const everything = [...byName, ...byId, ...days, ...searches, ...questions, ...others];

/** What the yardstick is asked; it does not read it. */
export const constant = [say('catholic_qa', 'anything')];
