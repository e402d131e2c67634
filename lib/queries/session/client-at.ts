import 'server-only';
import { allowInsecureRequests, clockTolerance, Configuration, None } from 'openid-client';
import type { AuthorizationServer } from './authorization-server';
import { SERVER_TIMEOUT_SECONDS } from './server-metadata';

/** Seconds by which the clocks of two servers may differ, where a token that nobody asked for carries times of its own. */
const CLOCKS_DIFFER_BY = 300;

/** This site as a public client of an authorization server, for openid-client. */
export function clientAt(server: AuthorizationServer, clientId: string): Configuration {
  const client = new Configuration(server.metadata, clientId, { token_endpoint_auth_method: 'none', [clockTolerance]: CLOCKS_DIFFER_BY }, None());
  client.timeout = SERVER_TIMEOUT_SECONDS;
  if (server.insecure) allowInsecureRequests(client);
  return client;
}
