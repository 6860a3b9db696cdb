import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { quietChromiumArgs } from './scripts/chromium-args.ts';
import { findChromium } from './scripts/find-chromium.ts';

const executablePath = findChromium();
const longJourneys = path.join(import.meta.dirname, 'e2e/long');

export default defineConfig({
  // `npm test` takes the first; the long ones come with `npm run test:long` or when named.
  projects: [
    { name: 'first', testDir: 'e2e', testIgnore: `${longJourneys}/**` },
    { name: 'long', testDir: longJourneys },
  ],
  outputDir: 'test-results',
  workers: 2,
  // Only to have a trace, and to tell a fault from a stumble: it counts as failed (scripts/count-tests.ts).
  retries: 1,
  fullyParallel: true,
  // A small machine that does other things besides must not fail a test.
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
