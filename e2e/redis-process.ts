import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, connect, type AddressInfo } from 'node:net';
import { installedRedis } from './find-redis.mjs';

/** A Redis of the tests' own: nothing is written to disk, and it ends with them. */
export interface RedisProcess {
  /** `redis://127.0.0.1:<port>`, or with the password. */
  url: string;
  port: number;
  /** Ends it at once, as a crash would; resolves when it is gone. */
  stop(): Promise<void>;
  /** Keeps the connections open but answers nothing, until `resume`. */
  pause(): void;
  resume(): void;
}

/** Path of the program, or undefined where there is none: tests then say that they are skipped. */
export const redisServer: string | undefined = installedRedis();

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * Starts a Redis and waits until it takes connections.
 * @param options `port` to start anew on the port of an earlier one; further arguments of redis-server
 */
export async function startRedis(options: { port?: number; password?: string; args?: string[] } = {}): Promise<RedisProcess> {
  if (!redisServer) throw new Error('There is no redis-server here.');
  const port = options.port ?? (await freePort());
  const auth = options.password ? ['--requirepass', options.password] : [];
  const child: ChildProcess = spawn(redisServer, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...auth, ...(options.args ?? [])], { stdio: 'ignore' });
  const gone = once(child, 'exit');
  for (let attempt = 0; !(await accepts(port)); attempt++) {
    if (attempt > 100 || child.exitCode !== null) throw new Error(`redis-server did not start on port ${port}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: options.password ? `redis://:${options.password}@127.0.0.1:${port}` : `redis://127.0.0.1:${port}`,
    port,
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  };
}
