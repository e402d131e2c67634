import { calendarIds } from '@/lib/liturgy/national-calendars';
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

/** What is dear or strange: names that are misspelt or nobody's, phrases for days in several languages, topics that are none, the calendars of countries. */
const unusual = [
  ...['Bernadete Subirous', 'Xyzzy of Plugh', 'Nepomuk Quaternion', 'John'].map((query) => call('saint_lookup', { query })),
  ...['Derby', 'Erzbistum Köln', 'Nowhere upon Sea'].map((query) => call('diocese_lookup', { query })),
  ...['Pius XIII', 'Gregroy XVI', '若望保禄二世'].map((query) => call('pope_lookup', { query })),
  ...['Archbishop of Vienna', 'Pizzabala', 'Nobody Atall'].map((query) => call('person_lookup', { query })),
  ...['3rd Sunday of Advent', 'am nächsten Sonntag', 'lundi de Pâques 2030', '31 April 2026', 'Nagyboldogasszony'].map((day) => say('liturgical_readings', day)),
  ...calendarIds.map((calendar, place) => say('liturgical_readings', `20${25 + place}-11-01`, { calendar })),
  ...['Qui sont les anges ?', 'Was ist Fegefeuer?', 'Who won the football cup in 1974?'].map((text) => say('catholic_qa', text)),
  ...['zzzz qqqq', 'Gaudium et spes 22', 'Sirach 3'].map((query) => say('document_search', query)),
];

/** All ten skills, asked as most people would. */
export const usual = [...byName, ...byId, ...days, ...searches, ...questions, ...others];

export const everything = [...usual, ...unusual];

/** One question to each skill. */
export const ofEachSkill = [byName, days, searches, questions].flatMap((bodies) => bodies.slice(0, 1)).concat(others);

/** What the yardstick is asked; it does not read it. */
export const constant = [say('catholic_qa', 'anything')];
