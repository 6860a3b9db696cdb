import { chromium, type Browser } from '@playwright/test';
import { quietChromiumArgs } from '../../scripts/chromium-args.ts';
import { provideChromium } from '../../scripts/find-chromium.ts';

/** Launch options for all benchmarks. */
export function launchOptions() {
  return {
    executablePath: provideChromium(),
    args: [...quietChromiumArgs],
  };
}

/** Calls `work` with a new Chromium that sends no network requests by itself. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
