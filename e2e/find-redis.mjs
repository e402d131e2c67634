import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { mayUseApt } from './find-chromium.mjs';

/** Debian asks this program before it starts a service that was just installed; 101 means no. */
const POLICY = '/usr/sbin/policy-rc.d';

/** A redis-server that is on this machine already: REDIS_SERVER_PATH, or the search path. */
export function installedRedis() {
  const onPath = `${process.env.PATH ?? ''}${delimiter}/usr/sbin`.split(delimiter).map((folder) => join(folder, 'redis-server'));
  return [process.env.REDIS_SERVER_PATH, ...onPath].find((path) => path && existsSync(path));
}

const run = (command, ...args) => spawnSync(command, args, { stdio: 'ignore', timeout: 240_000 }).status === 0;

/** Installs it without the service: the tests start their own, on free ports. */
function install() {
  const ours = !existsSync(POLICY);
  if (ours) {
    writeFileSync(POLICY, '#!/bin/sh\nexit 101\n');
    chmodSync(POLICY, 0o755);
  }
  try {
    if (!run('apt-get', 'update', '-qq') || !run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'redis-server')) return false;
    // Nor at the next start of the machine; where there is no systemd there is nothing to switch off.
    run('systemctl', 'disable', 'redis-server');
    return true;
  } finally {
    if (ours) rmSync(POLICY, { force: true });
  }
}

/**
 * Sees to it that there is a Redis to test with, where the system's package manager may be used.
 * Nothing depends on it: without one the tests of the shared store are skipped, and counted as skipped.
 * @returns {string} one sentence on what was found
 */
export function findRedis() {
  const here = installedRedis();
  if (here) return `Redis: ${here}`;
  if (!mayUseApt()) return 'Redis: none, and apt-get may not be used here; its tests are skipped.';
  try {
    const added = install() && installedRedis();
    return added ? `Redis: ${added}, installed now, no service started` : 'Redis: none, and redis-server could not be installed; its tests are skipped.';
  } catch (error) {
    return `Redis: none, and it could not be installed (${error.code ?? error.message}); its tests are skipped.`;
  }
}
