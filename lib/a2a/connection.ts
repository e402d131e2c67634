import type { Exchange } from './exchange';

/** Where calls go. `fetch` is the real one, or one that hands the request to the built-in agent without a socket. */
export interface Connection {
  url: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Bearer token; sent to `url` only, never across a redirect. */
  token?: string;
  /** Told of every HTTP exchange when it is over, however it ended; must not throw. */
  observe?: (exchange: Exchange) => void;
}
