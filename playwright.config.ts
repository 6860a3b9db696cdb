import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { quietChromiumArgs } from './scripts/chromium-args.ts';
import { findChromium } from './scripts/find-chromium.ts';

const executablePath = findChromium();
const longTestDir = path.join(import.meta.dirname, 'e2e/long');

export default defineConfig({
  // `npm test` runs `first`; `npm run test:long` also runs `long`.
  projects: [
    { name: 'first', testDir: 'e2e', testIgnore: `${longTestDir}/**` },
    { name: 'long', testDir: longTestDir },
  ],
  outputDir: 'test-results',
  workers: 2,
  // Only to record a trace and to distinguish flaky tests, which count as failed.
  retries: 1,
  fullyParallel: true,
  // A small machine that is also running other jobs must not fail a test.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...quietChromiumArgs, '--disable-quic'],
    },
  },
});
