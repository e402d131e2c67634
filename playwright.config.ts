import { defineConfig, devices } from '@playwright/test';
import { installedChromium } from './e2e/find-chromium.mjs';

const FAKE_AGENT = 'http://127.0.0.1:3299';
const SIGNED_IN_AGENT = 'http://localhost:3297';
const AUTHORIZATION_SERVER = 'http://localhost:3298';
const next = (port: number) => `node node_modules/next/dist/bin/next start -H localhost -p ${port}`;
const site = (port: number) => `http://localhost:${port}`;

/** Without these, a browser on a closed network spends its time knocking on doors of its maker. */
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'];

/**
 * Browser tests run against the production build: one server with the built-in agent, one connected to a scripted agent.
 * Nothing in the product knows that it is tested; only the environment differs.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine needs longer; nothing waits longer than it has to.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/verify/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Rome',
    // Requests of a worker are no requests of a page: only the tests of reading offline have one.
    serviceWorkers: 'block',
    // A trace films every page of every test, which takes as long as the tests themselves. What failed is told by the page as text and its picture, too.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: installedChromium(),
      args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'built-in', testIgnore: ['remote/**', 'oauth/**', 'budget/**'], use: { baseURL: site(3210) } },
    { name: 'remote', testMatch: 'remote/**/*.spec.ts', use: { baseURL: site(3211) } },
    { name: 'oauth', testMatch: 'oauth/**/*.spec.ts', use: { baseURL: site(3212) } },
    // Each of these tests starts a server of its own, from port 3220 on: an allowance cannot be shared by two tests.
    { name: 'budget', testMatch: 'budget/**/*.spec.ts' },
  ],
  webServer: [
    { command: next(3210), url: `${site(3210)}/api/health`, reuseExistingServer: false, env: { SITE_URL: site(3210), A2A_AGENT_LIMIT: '100000' } },
    { command: 'node --import tsx e2e/fake-agent.ts', url: `${FAKE_AGENT}/health`, reuseExistingServer: false, env: { PORT: '3299' } },
    {
      command: next(3211),
      url: `${site(3211)}/api/health`,
      reuseExistingServer: false,
      env: { SITE_URL: site(3211), A2A_URL: `${FAKE_AGENT}/rpc`, A2A_TOKEN: 'CANARY-7c1', A2A_GENERAL_LIMIT: '100000', A2A_QUESTION_LIMIT: '100000' },
    },
    { command: 'node --import tsx e2e/oauth/authorization-server.ts', url: `${AUTHORIZATION_SERVER}/test/log`, reuseExistingServer: false, env: { PORT: '3298' } },
    { command: 'node --import tsx e2e/oauth/signed-in-agent.ts', url: `${SIGNED_IN_AGENT}/health`, reuseExistingServer: false, env: { PORT: '3297', ISSUER: AUTHORIZATION_SERVER } },
    {
      command: next(3212),
      url: `${site(3212)}/api/health`,
      reuseExistingServer: false,
      env: {
        SITE_URL: site(3212), A2A_URL: `${SIGNED_IN_AGENT}/rpc`, A2A_OAUTH: 'on', SESSION_SECRET: 'only-a-test-only-a-test-only-a-test',
        A2A_GENERAL_LIMIT: '100000', A2A_QUESTION_LIMIT: '100000',
      },
    },
  ],
});
