import { z } from 'zod';
import { isLoopback } from './loopback';

const text = z.string().trim().min(1).optional().catch(undefined);
/** Without user and password: errors name addresses, and readers see errors. */
const url = z.url({ protocol: /^https?$/ }).refine((value) => !URL.canParse(value) || !(new URL(value).username || new URL(value).password));

/** The environment, one name a line as in `.env.example`. An empty value counts as absent. */
const envSchema = z.object({
  SITE_URL: url.default('http://localhost:3000').transform((value) => value.replace(/\/+$/, '')),
  A2A_URL: url.optional(),
  A2A_TOKEN: text,
  A2A_OAUTH: z.enum(['on', 'off']).default('off'),
  A2A_CLIENT_ID: text,
  A2A_GENERAL_LIMIT: z.coerce.number().int().positive().default(15),
  A2A_QUESTION_LIMIT: z.coerce.number().int().positive().default(2),
  A2A_AGENT_TOKEN: text,
  A2A_AGENT_LIMIT: z.coerce.number().int().positive().default(60),
  SESSION_SECRET: text,
  REDIS_URL: text,
  SWORD_PATH: text,
  TRUST_PROXY: z.enum(['1', 'true', '0', 'false']).default('0').transform((value) => value === '1' || value === 'true'),
});

export type Env = z.infer<typeof envSchema>;

/**
 * Parses an environment.
 * @param source name to value, as `process.env`
 * @returns the parsed environment
 * @throws Error whose message names each bad variable, never its value
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`);
  throw new Error(`The environment has unusable values: ${names.join(', ')}. See .env.example.`);
}

let cached: Env | undefined;

/** Tokens that anybody between here and the agent could read. @returns the sentence for the log */
export function plainHttpWarning({ A2A_URL, A2A_TOKEN, A2A_OAUTH }: Env): string | undefined {
  const address = A2A_URL ? new URL(A2A_URL) : undefined;
  if (address?.protocol !== 'http:' || isLoopback(address) || !(A2A_TOKEN || A2A_OAUTH === 'on')) return undefined;
  return 'A2A_URL is plain http to another machine: whoever is between reads the token. Use https, unless the network is your own.';
}

function read(): Env {
  const parsed = parseEnv(process.env);
  const warning = plainHttpWarning(parsed);
  if (warning) console.warn(warning);
  return parsed;
}

/** The server's environment, parsed at first use (a build needs none of it). Server only. */
export function env(): Env {
  return (cached ??= read());
}

/** The public origin where one is set. Without it, in development, the site is reached at whatever address it happens to have. */
export function configuredSite(): string | undefined {
  return process.env.SITE_URL?.trim() ? env().SITE_URL : undefined;
}

/** Where the live agent answers; the only one that readers can sign in to without naming another. Source: its API reference. */
const LIVE_AGENT = 'https://www.magisterium.com/api/v1/a2a';

/** Address of the remote agent, or undefined where there is only the built-in one. */
export function agentUrl(): string | undefined {
  const { A2A_URL, A2A_OAUTH } = env();
  return A2A_URL ?? (A2A_OAUTH === 'on' ? LIVE_AGENT : undefined);
}
