import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

export type Engine = 'chromium' | 'firefox' | 'webkit';

interface Installation {
  /** The environment variable that names the program. */
  readonly variable: string;
  /** Names of the program in the folders of `PATH`. */
  readonly commands: readonly string[];
  /** Full paths that are tried before the folders of `PATH`. */
  readonly files: readonly string[];
  /** Other programs that the tests start with this browser. */
  readonly tools: readonly string[];
  /** Debian packages that contain the program and these tools. */
  readonly packages: string;
}

const installations: Readonly<Record<Engine, Installation>> = {
  chromium: {
    variable: 'CHROME_PATH',
    commands: [
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
      'microsoft-edge',
    ],
    files: [
      chromium.executablePath(),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    tools: [],
    packages: 'chromium',
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    // Playwright's own Firefox does not speak WebDriver BiDi.
    commands: ['firefox-esr', 'firefox'],
    files: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    tools: [],
    packages: 'firefox-esr',
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    files: [],
    // WebKitGTK has no headless mode.
    tools: ['Xvfb'],
    packages: 'webkit2gtk-driver xvfb',
  },
};

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the programs of this name in the folders of `PATH`. */
function programsNamed(command: string): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, command))
    .filter(isProgram);
}

/**
 * Returns the program that starts a browser for the tests: the one that the environment variable names,
 * else an installed one. For WebKit it is the WebDriver. Undefined if the program or one of its tools is
 * not installed.
 */
export function findBrowser(engine: Engine): string | undefined {
  const { variable, commands, files, tools } = installations[engine];
  if (tools.some((tool) => programsNamed(tool).length === 0)) return undefined;
  const chosen = process.env[variable];
  if (chosen !== undefined && chosen !== '') return chosen;
  return files.find(isProgram) ?? commands.flatMap(programsNamed)[0];
}

/**
 * Returns the program of a browser. If it is missing, installs Debian's package where that is permitted.
 *
 * @throws an error that says how to install it, if the browser is still missing
 */
export function provideBrowser(engine: Engine): string {
  const { variable, packages } = installations[engine];
  const found = findBrowser(engine);
  if (found !== undefined) {
    if (!isProgram(found)) throw new Error(`${variable} names ${found}, which is not executable.`);
    return found;
  }
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const install = `apt-get install --yes --no-install-recommends ${packages}`;
  spawnSync(`${sudo}apt-get update && ${sudo}${install}`, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const installed = findBrowser(engine);
  if (installed !== undefined) return installed;
  throw new Error(
    `No ${engine} was found: install it (Debian: apt-get install ${packages}) or name it with ${variable}.`,
  );
}
