import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider, type Configuration } from 'oidc-provider';

/**
 * A real authorization server (oidc-provider), a process of its own. Anyone may sign in under any name; the name decides how long tokens
 * live: "brief…" has access tokens of 4 seconds, "lapsed…" also refresh tokens that end before the first renewal.
 * PORT; REGISTRATION=off for one that takes no new clients but knows `configured-client`, whose site is CLIENT_SITE.
 */
const port = Number(process.env.PORT ?? 3298);
const issuer = `http://localhost:${port}`;
const registers = process.env.REGISTRATION !== 'off';
const site = process.env.CLIENT_SITE ?? 'http://localhost:3212';

const BRIEF_SECONDS = 4;

const configuration: Configuration = {
  clients: [{ client_id: 'configured-client', redirect_uris: [`${site}/api/auth/callback`], grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'], token_endpoint_auth_method: 'none' }],
  findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
  scopes: ['openid', 'offline_access', 'a2a'],
  features: {
    registration: { enabled: registers },
    revocation: { enabled: true },
    devInteractions: { enabled: true },
    // The agent may name itself as a resource (RFC 8707); its tokens stay opaque.
    resourceIndicators: {
      enabled: true,
      useGrantedResource: () => true,
      getResourceServerInfo: (_context, resource) => ({ audience: resource, scope: 'a2a', accessTokenFormat: 'opaque' as const }),
    },
  },
  rotateRefreshToken: true,
  cookies: { keys: ['only-a-test-only-a-test'] },
  ttl: {
    AccessToken: (_context, token) => (/^(?:brief|lapsed)/.test(String(token.accountId)) ? BRIEF_SECONDS : 3600),
    RefreshToken: (_context, token) => (/^lapsed/.test(String(token.accountId)) ? 1 : 86_400),
    AuthorizationCode: 60, Grant: 86_400, Interaction: 600, Session: 86_400,
  },
};

const provider = new Provider(issuer, configuration);
// Its ready-made pages load a font from elsewhere; on a closed network the browser would complain.
provider.use(async (context, next) => {
  await next();
  if (typeof context.body === 'string') context.body = context.body.replace(/@import url\([^)]*\);/g, '');
});

/** Every secret that was given out, and what was asked for, so that a test can look for the one and count the other. */
const given: string[] = [];
const granted: { account?: string; grant?: string }[] = [];
provider.on('grant.success', ({ oidc, body }) => {
  granted.push({ account: oidc.account?.accountId, grant: String(oidc.params?.grant_type) });
  const { access_token, refresh_token } = (body ?? {}) as { access_token?: string; refresh_token?: string };
  given.push(...[access_token, refresh_token].filter((token) => token !== undefined));
});

function reply(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Tokens of an account that are still good. */
async function tokensOf(account: string | undefined) {
  const tokens = await Promise.all(given.flatMap((text) => [provider.AccessToken.find(text), provider.RefreshToken.find(text)]));
  return tokens.filter((token) => token !== undefined).filter((token) => token.accountId === account && token.isValid);
}

/** What only the tests and the agent ask. */
async function answerTest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/test/whose') {
    const token = await provider.AccessToken.find(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    return token && token.isValid ? reply(response, { account: token.accountId }) : reply(response, {}, 401);
  }
  const account = request.url?.split('/').at(-1);
  if (request.url?.startsWith('/test/good/')) return reply(response, (await tokensOf(account)).map(({ kind }) => kind));
  if (request.url?.startsWith('/test/withdraw/')) {
    // The access tokens of one account are no longer taken, as after a change of password; its refresh tokens are.
    for (const token of await tokensOf(account)) if (token.kind === 'AccessToken') await token.destroy();
    return reply(response, {});
  }
  if (request.url === '/test/log') return reply(response, { given, granted });
  return reply(response, {}, 404);
}

const handle = provider.callback();
createServer((request, response) => {
  if (request.url?.startsWith('/test/')) answerTest(request, response).catch(() => reply(response, {}, 500));
  else void handle(request, response);
}).listen(port, 'localhost');
