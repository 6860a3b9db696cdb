// Run directly, this makes sure that a browser for the end-to-end tests is installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the Chromium or Chrome for the tests: `CHROME_PATH`, else Playwright's own if it was
 * downloaded, else one of the system.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env['CHROME_PATH'] !== undefined && env['CHROME_PATH'] !== '') return env['CHROME_PATH'];
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = [
    chromium.executablePath(),
    ...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))),
    ...applications,
  ];
  return candidates.find(isProgram);
}

/**
 * Finds a browser, or installs Debian's if that is permitted. Throws an error that says what to do
 * otherwise.
 */
export function provideChromium(): string {
  const found = findChromium();
  if (found !== undefined) {
    if (!isProgram(found)) throw new Error(`CHROME_PATH names ${found}, which is not executable.`);
    return found;
  }
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const install = 'apt-get install --yes --no-install-recommends chromium';
  spawnSync(`${sudo}apt-get update && ${sudo}${install}`, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'No Chromium or Chrome was found: install one (Debian: apt-get install chromium) or name it with CHROME_PATH.',
  );
}

if (import.meta.main) console.log(`End-to-end tests run in ${provideChromium()}`);
