import path from 'node:path';
import { defineConfig, type PlaywrightTestProject } from '@playwright/test';
import { firefoxLaunchOptions } from './e2e/firefox/launch-options.ts';
import { titlesInFirefox, toTitlePatterns, unsupportedInFirefox } from './e2e/firefox/tests.ts';
import { quickTests } from './e2e/quick-tests.ts';
import { findBrowser } from './tools/browsers.ts';
import { quietChromiumArgs } from './tools/chromium-args.ts';

const e2e = path.join(import.meta.dirname, 'e2e');
const chromiumPath = findBrowser('chromium');

const chromium: PlaywrightTestProject['use'] = {
  browserName: 'chromium',
  launchOptions: {
    ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
    args: [...quietChromiumArgs, '--disable-quic'],
  },
};

const firefox: PlaywrightTestProject['use'] = {
  browserName: 'firefox',
  launchOptions: firefoxLaunchOptions,
};

const first: PlaywrightTestProject = {
  testDir: e2e,
  testIgnore: [`${e2e}/long/**`, `${e2e}/webkit/**`],
  use: chromium,
};

export default defineConfig({
  // `npm test` runs `quick`; `npm run test:all` runs `first`, `firefox` and `webkit`; `npm run
  // test:long` runs all tests.
  projects: [
    { name: 'quick', ...first, grep: toTitlePatterns(quickTests) },
    { name: 'first', ...first },
    { name: 'long', testDir: `${e2e}/long`, use: chromium },
    {
      name: 'firefox',
      testDir: e2e,
      testIgnore: `${e2e}/webkit/**`,
      grep: toTitlePatterns(titlesInFirefox),
      use: firefox,
    },
    {
      name: 'firefox-long',
      testDir: e2e,
      testIgnore: `${e2e}/webkit/**`,
      grepInvert: toTitlePatterns(unsupportedInFirefox.flatMap(({ titles }) => titles)),
      use: firefox,
    },
    { name: 'webkit', testDir: `${e2e}/webkit`, testMatch: 'smoke.spec.ts', workers: 1 },
    { name: 'webkit-long', testDir: `${e2e}/webkit`, workers: 1 },
  ],
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  // A failed test is repeated only to record a trace, and to distinguish flaky tests. It counts as
  // failed in any case.
  retries: 1,
  fullyParallel: true,
  // The limits are long enough for a small machine that is also running other jobs.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // Without a choice the client follows the device, for which Playwright’s default is light.
  use: { trace: 'on-first-retry', colorScheme: 'dark' },
});
