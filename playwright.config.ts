import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/chromium-args.ts';
import { findChromium } from './scripts/find-chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  // Only to have a trace, and to tell a fault from a stumble: it counts as failed (scripts/count-tests.ts).
  retries: 1,
  fullyParallel: true,
  // A small machine that does other things besides must not fail a test.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...chromiumArgs, '--disable-quic'],
    },
  },
});
