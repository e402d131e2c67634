import { start, startSite, type Started } from '../start-program';

/** A site whose visitors sign in. */
export function startSignInSite(port: number, env: Record<string, string>): Promise<Started> {
  return startSite(port, { A2A_OAUTH: 'on', SESSION_SECRET: 'only-a-test-only-a-test-only-a-test', A2A_GENERAL_LIMIT: '100000', A2A_QUESTION_LIMIT: '100000', ...env });
}

/** The agent that wants a sign-in. @param metadata how its host tells where */
export function startAgent(port: number, metadata: 'host' | 'resource' | 'none', issuer: string): Promise<Started> {
  return start(['--import', 'tsx', 'e2e/oauth/signed-in-agent.ts'], `http://localhost:${port}/health`, { PORT: String(port), METADATA: metadata, ISSUER: issuer });
}

/** An authorization server that takes no new clients, but knows `configured-client` of a site. */
export function startClosedServer(port: number, site: string): Promise<Started> {
  return start(['--import', 'tsx', 'e2e/oauth/authorization-server.ts'], `http://localhost:${port}/test/log`, { PORT: String(port), REGISTRATION: 'off', CLIENT_SITE: site });
}
