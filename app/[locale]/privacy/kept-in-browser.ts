/** Everything this site keeps in a reader's browser, by the name it has there; the page says of each what for and how long. */
export const keptInBrowser = [
  { name: 'theme', purpose: 'theme', long: 'themeLong' },
  { name: 'reading', purpose: 'reading', long: 'readingLong' },
  { name: 'citation-style', purpose: 'citation', long: 'citationLong' },
  { name: 'tz', purpose: 'tz', long: 'tzLong' },
  { name: 'calendar', purpose: 'calendar', long: 'calendarLong' },
  { name: 'agent', purpose: 'agent', long: 'agentLong' },
  { name: 'tried', purpose: 'tried', long: 'triedLong' },
  { name: 'mx-session', purpose: 'session', long: 'sessionLong' },
  { name: 'mx-sign-in', purpose: 'attempt', long: 'attemptLong' },
  { name: 'answer-tasks', purpose: 'tasks', long: 'tasksLong' },
  { name: 'answer-times', purpose: 'times', long: 'timesLong' },
  { name: 'ask-history', purpose: 'history', long: 'historyLong' },
  { name: 'document-searches', purpose: 'searches', long: 'searchesLong' },
  { name: 'saved-documents', purpose: 'saved', long: 'savedLong' },
  { name: 'pages', purpose: 'pages', long: 'pagesLong' },
  { name: 'question-draft', purpose: 'draft', long: 'draftLong' },
] as const;
