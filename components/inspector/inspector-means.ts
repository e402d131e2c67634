import type { AbstractIntlMessages } from 'next-intl';

/** A body as far as it was kept: `bytes` is how much there was, `cut` that `text` is less. */
export interface ShownBody {
  text: string;
  bytes: number;
  cut: boolean;
}

/** One exchange with the agent, as /api/exchanges/<id> gives it; the token is replaced already, all else is the agent's word. */
export interface ShownExchange {
  method: string;
  url: string;
  requestHeaders: Record<string, string>;
  requestBody: ShownBody;
  status?: number;
  statusText?: string;
  replyHeaders?: Record<string, string>;
  replyBody?: ShownBody;
  elapsedMs: number;
  startedAt: string;
  taskId?: string;
  failure?: { kind: string; code?: number; detail?: string };
}

/** Too many requests: so many seconds to wait. */
interface TooMany {
  kind: 'rate';
  seconds: number;
}

export type OpenedTask =
  | { kind: 'opened'; exchange: ShownExchange; state?: string; answer?: { skill: string; reading: 'found' | 'not-found' | 'unreadable'; title?: string } }
  | { kind: 'invalid' }
  | TooMany;

export interface ShownDeparture {
  rule: string;
  at: string;
  value?: string;
}

export type ReadCard =
  | { kind: 'read'; url: string; card: string; departures: ShownDeparture[] }
  | { kind: 'failed'; reason: string; status?: number }
  | TooMany;

/** What the inspector can have done on the server; none of it costs a call. */
export interface InspectorActions {
  /** Its sentences in the page's language; they travel only when it is opened. */
  loadWords: () => Promise<AbstractIntlMessages>;
  openTask: (taskId: string) => Promise<OpenedTask>;
  readCard: () => Promise<ReadCard>;
}
