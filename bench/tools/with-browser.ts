import { chromium, type Browser } from '@playwright/test';
import { quietChromiumArgs } from '../../tools/chromium-args.ts';
import { provideBrowser } from '../../tools/browsers.ts';

/** Launch options for all benchmarks. */
export function launchOptions() {
  return {
    executablePath: provideBrowser('chromium'),
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
