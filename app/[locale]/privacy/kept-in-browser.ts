/** Everything this site keeps in a reader's browser, by the name it has there; the page says of each what for and how long. */
export const keptInBrowser = [
  { name: 'theme', purpose: 'theme', long: 'themeLong' },
  { name: 'tz', purpose: 'tz', long: 'tzLong' },
  { name: 'answer-tasks', purpose: 'tasks', long: 'tasksLong' },
  { name: 'question-draft', purpose: 'draft', long: 'draftLong' },
] as const;
