import { createClient } from 'redis';
import { within } from './within';

/** Past this a page does better without. */
const COMMAND_MS = 250;
/** How long the first commands wait for the first connection, also in an instance that is still loading itself. */
const CONNECT_MS = 1_000;
const HEARTBEAT_MS = 1_000;
/** A connection that says nothing for so long, though the heartbeat asks, is made anew. */
const SILENT_MS = 2_500;
const LONGEST_PAUSE_MS = 2_000;

function connect(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS * 5, socketTimeout: SILENT_MS, reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 8), LONGEST_PAUSE_MS) },
  });
}

export type RedisClient = ReturnType<typeof connect>;

/** Runs one command. */
export type RunCommand = <Value>(command: (client: RedisClient) => Promise<Value>) => Promise<Value>;

/** A connection to Redis that is allowed to break. */
export interface RedisLink {
  client: RedisClient;
  isUp(): boolean;
  /** @throws at once while Redis is down; a failure, also no reply within 250 ms, counts as an outage */
  run: RunCommand;
  close(): void;
}

/** Host and port of an address, or what can be said of one that is none. The password is in neither. */
function placeOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host || 'a socket' : 'an unreadable REDIS_URL';
}

/** What went wrong, in a few words. Only a code or the words of Redis itself: a message of ours or of Node might repeat the address. */
function problemOf(error: unknown): string {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code) return code;
  return name === 'TypeError' || !message ? name : message.replaceAll(/\S*:\/\/\S+/g, '…').slice(0, 120);
}

/**
 * Opens a connection and keeps it open: it comes back by itself, and an outage is logged once.
 * @param beforeUse run before Redis counts as up again, and at each heartbeat; when it throws, Redis is down
 * @throws for an address that cannot be read, with the address in the error
 */
export function redisLink(url: string, beforeUse: (run: RunCommand) => Promise<void>): RedisLink {
  const client = connect(url);
  let up = false;
  let closed = false;
  let downSince: number | undefined;
  let beating: Promise<void> | undefined;

  function fail(error: unknown): void {
    up = false;
    if (closed || downSince !== undefined) return;
    downSince = Date.now();
    console.error(`Redis at ${placeOf(url)} cannot be used (${problemOf(error)}); going on with memory.`);
  }

  const timed: RunCommand = (command) => within(COMMAND_MS, command(client));

  async function beat(): Promise<void> {
    if (closed || !client.isReady) return;
    try {
      await timed(() => client.ping());
      await beforeUse(timed);
      up = client.isReady;
    } catch (error) {
      fail(error);
      // Commands wait behind one that is never answered: they are let go, and a new connection is made. A broken one is mended by the client.
      if (closed || !client.isReady || (error as Error).name !== 'TimeoutError') return;
      client.destroy();
      client.connect().catch(fail);
    }
    if (!up || downSince === undefined) return;
    console.info(`Redis at ${placeOf(url)} is in use again, after ${Math.round((Date.now() - downSince) / 1000)} s.`);
    downSince = undefined;
  }

  const heartbeat = () => (beating ??= beat().finally(() => (beating = undefined)));
  const timer = setInterval(() => void heartbeat(), HEARTBEAT_MS);
  timer.unref();
  client.on('error', fail);
  client.on('ready', () => void heartbeat());
  client.connect().catch(fail);
  // At start nothing has failed yet: the first commands wait a little for the first connection.
  const tried = new Promise<void>((resolve) => client.once('ready', () => resolve(heartbeat())).once('error', () => resolve()));
  const started = within(CONNECT_MS, tried).catch(() => undefined);

  return {
    client,
    isUp: () => up && client.isReady,
    run: async (command) => {
      await started;
      if (!up || !client.isReady) throw new Error('Redis is down.');
      try {
        return await timed(command);
      } catch (error) {
        fail(error);
        void heartbeat();
        throw error;
      }
    },
    close: () => {
      closed = true;
      up = false;
      clearInterval(timer);
      if (client.isOpen) client.destroy();
    },
  };
}
