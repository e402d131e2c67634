import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const include = ['e2e/**/*.test.ts', 'lib/**/*.test.ts', 'components/**/*.test.{ts,tsx}', 'app/**/*.test.{ts,tsx}'];

/** Replaces a module, changes the environment or keeps something of its own on globalThis: what another file would notice. */
const CHANGES_ITS_WORLD = /\bvi\.(?!fn\b)|process\.env|globalThis/;

/** Test files that need a process of their own, found by what they do, so that a new one cannot be forgotten. */
const apart = ['e2e', 'lib', 'components', 'app'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && CHANGES_ITS_WORLD.test(readFileSync(`${room}/${file}`, 'utf8')))
    // The brackets of a route are no pattern.
    .map((file) => `${room}/${file}`.replace(/[[\]]/g, '\\$&')),
);

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // The real package throws outside a server bundle; unit tests are the server.
      'server-only': fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    environment: 'node',
    testTimeout: 30_000,
    // A day, a number or a phrase must not depend on the machine's zone, nor a text on what else it has: tests of SWORD modules name theirs.
    env: { TZ: 'America/Los_Angeles', SWORD_PATH: '.no-sword-modules' },
    projects: [
      // Modules and indexes are loaded once a worker and not once a file: two fifths of the processor's time.
      { extends: true, test: { name: 'together', include, exclude: ['**/node_modules/**', ...apart], isolate: false } },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
});
