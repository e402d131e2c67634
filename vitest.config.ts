import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // The real package throws outside a server bundle; unit tests are the server.
      'server-only': fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    include: ['e2e/**/*.test.ts', 'lib/**/*.test.ts', 'components/**/*.test.{ts,tsx}', 'app/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
    // A day, a number or a phrase must not depend on the machine's zone, nor a text on what else it has: tests of SWORD modules name theirs.
    env: { TZ: 'America/Los_Angeles', SWORD_PATH: '.no-sword-modules' },
  },
});
