import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

/** `npm run verify`: everything that must hold before a change is ours, in order, from a machine with Node and npm alone. */
const RESULTS = 'test-results/verify';
process.env.NEXT_TELEMETRY_DISABLED = '1';

const node = (script, ...args) => [process.execPath, [script, ...args]];
const steps = [
  ['lint', node('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0')],
  ['route types', node('node_modules/next/dist/bin/next', 'typegen')],
  ['types', node('node_modules/typescript/bin/tsc', '--noEmit')],
  ['unit tests', node('node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`)],
  // Built with the token of the tests in the environment: the browser tests then prove that no file for the browser holds it.
  ['build', node('node_modules/next/dist/bin/next', 'build'), { A2A_TOKEN: 'CANARY-7c1' }],
  ['service worker', node('lib/offline/bundle-worker.mjs')],
  ['browser tests', node('node_modules/@playwright/test/cli.js', 'test')],
];

const ran = [];

function step(name, [command, args], { shell = false, env = {} } = {}) {
  console.info(`\n== ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell, env: { ...process.env, ...env } });
  ran.push({ name, ok: status === 0, seconds: Math.round((Date.now() - started) / 1000) });
  return status === 0;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Counts of both runners; a runner that wrote no report counts as one failure if it ran. */
function counts() {
  const unit = readJson(`${RESULTS}/unit.json`);
  const browser = readJson(`${RESULTS}/browser.json`)?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0),
    skipped: (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0),
  };
}

async function main() {
  let ok = step('install', ['npm', ['ci', '--no-audit', '--no-fund']], { shell: process.platform === 'win32' });
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  if (ok) {
    const { findChromium } = await import('./find-chromium.mjs');
    process.env.CHROMIUM_PATH = await findChromium();
    console.info(`Chromium: ${process.env.CHROMIUM_PATH}`);
    const { findSwordModule } = await import('./find-sword-module.mjs');
    console.info(findSwordModule());
    const { findRedis } = await import('./find-redis.mjs');
    console.info(findRedis());
    for (const [name, command, env] of steps) {
      ok = step(name, command, { env });
      if (!ok) break;
    }
  }
  console.info('\nWhat ran:');
  for (const { name, ok: passed, seconds } of ran) console.info(`  ${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  const { passed, failed, skipped } = counts();
  console.info(`\n${passed} passed, ${failed || (ok ? 0 : 1)} failed, ${skipped} skipped`);
  process.exitCode = ok ? 0 : 1;
}

await main();
