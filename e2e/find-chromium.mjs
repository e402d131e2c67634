import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without a window system comes first: it draws the same pages at about half the work. */
const SHELL = 'chromium-headless-shell';
/** What the whole browser brings along, and its lighter form does not. */
const FONTS = 'fonts-liberation';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A Chromium that is on this machine already: CHROMIUM_PATH, the search path (the better name first), or the usual places. */
export function installedChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...onPath, ...PLACES].find((path) => path && existsSync(path));
}

/** Playwright's own browser, if it is there; its path is asked of Playwright itself. */
async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function run(command, args, minutes) {
  return spawnSync(command, args, { stdio: 'inherit', timeout: minutes * 60_000, shell: process.platform === 'win32' }).status === 0;
}

const addPackages = (...names) => run('apt-get', ['install', '-y', '-qq', ...names], 8);

/** True where the system's packages come from apt-get and we may add one. */
export function mayUseApt() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/**
 * A Chromium to test with: one that is here, else Playwright's, else the system's package manager where we may use it.
 * @returns {Promise<string>} path of the program
 * @throws an Error that says what to do, when there is none to be had
 */
export async function findChromium() {
  const here = installedChromium() ?? (await playwrights());
  if (here?.endsWith('/chromium') && !process.env.CHROMIUM_PATH && mayUseApt()) {
    console.info(`Chromium is here; its lighter form, ${SHELL}, halves the time of the browser tests: asking the system’s package manager.`);
    if (run('apt-get', ['update', '-qq'], 4)) addPackages(SHELL, FONTS);
    return installedChromium();
  }
  if (here) return here;
  console.info('No Chromium here; asking Playwright for one.');
  if (run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], 4)) {
    const fetched = await playwrights();
    if (fetched) return fetched;
  }
  if (mayUseApt()) {
    console.info('Playwright could not bring one; asking the system’s package manager.');
    if (run('apt-get', ['update', '-qq'], 4) && (addPackages(SHELL, FONTS) || addPackages('chromium'))) {
      const added = installedChromium();
      if (added) return added;
    }
  }
  throw new Error('No Chromium could be found or installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run this again.');
}
