import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mayUseApt } from './find-chromium.mjs';

const MODULE = '/usr/share/sword/mods.d/engWEB2015eb.conf';

const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', timeout: 240_000 }).status === 0;

/**
 * Sees to it that the deuterocanonical books are here to be tested, where the system's package manager may be used.
 * Nothing depends on them: without them the tests of the module are skipped, and counted as skipped.
 * @returns {string} one sentence on what was found
 */
export function findSwordModule() {
  if (existsSync(MODULE)) return `SWORD module: ${MODULE}`;
  if (!mayUseApt()) return 'SWORD module: none, and apt-get may not be used here; its tests are skipped.';
  const added = apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'sword-text-web') && existsSync(MODULE);
  return added ? `SWORD module: ${MODULE}, installed now` : 'SWORD module: none, and sword-text-web could not be installed; its tests are skipped.';
}
