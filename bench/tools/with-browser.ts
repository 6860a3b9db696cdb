import { chromium, type Browser } from '@playwright/test';
import { quietChromiumArgs } from '../../scripts/chromium-args.ts';
import { provideChromium } from '../../scripts/find-chromium.ts';

/** How Chromium is started everywhere. */
export function launchOptions() {
  return {
    executablePath: provideChromium(),
    args: [...quietChromiumArgs],
  };
}

/** Gives `work` a Chromium of its own, with nothing in it that asks the network on its own account. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
