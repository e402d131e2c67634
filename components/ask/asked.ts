/** What became of the press of a question's button. */
export type Asked =
  | { kind: 'asked'; ticket: string }
  | { kind: 'empty' }
  | { kind: 'too-long' }
  | { kind: 'refused'; seconds: number };

/** Sends a question and comes back at once. `press` is the id of the form: pressed twice, it asks once. */
export type Ask = (input: { question: string; press: string }) => Promise<Asked>;

/** Reads an answer again that the agent still keeps, at no cost; it then has a ticket of its own. `gone`: kept no longer; `failed`: may be tried again. */
export type ReadAgain = (input: { task: string; question: string }) => Promise<{ kind: 'asked'; ticket: string } | { kind: 'gone' | 'failed' }>;
