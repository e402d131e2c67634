/** Thirty pages of every kind that a remote agent is asked for, and some that it is not. All of them exist. */
const PROFILES = [
  ...['jerome', 'catherine-of-siena', 'therese-of-lisieux', 'john-bosco', 'augustine-of-hippo', 'francis-of-assisi', 'teresa-of-avila'].map((id) => `/saints/${id}`),
  ...['john-paul-ii', 'benedict-xvi', 'pius-x'].map((id) => `/popes/${id}`),
  ...['dmaml', 'dworc', 'dbroo'].map((id) => `/dioceses/${id}`),
];
const DOCUMENTS = ['/documents/lumen-gentium', '/documents/john-3', '/documents/ccc-1324-1327', '/documents?q=eucharist', '/documents?q=liturgy'];
const DAYS = ['2026-12-25', '2026-11-30', '2027-03-28', '2026-08-15', '2028-02-29', '2026-10-01'].map((day) => `/calendar/${day}`);
const OTHERS = ['/', '/connect', '/calendar/2026-12', '/de/calendar/2027-04', '/saints?q=John', '/de/saints/jerome'];

/** The cached page that is measured against an empty one. */
export const PROFILE = '/saints/catherine-of-siena';

export const VISITED: readonly string[] = [...PROFILES, ...DOCUMENTS, ...DAYS, ...OTHERS];
