import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { provideChromium } from '../../scripts/find-chromium.ts';
import { withTempFolder } from './with-temp-folder.ts';

function launchOptions() {
  return {
    executablePath: provideChromium(),
    args: [
      // The sandbox cannot be set up by root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
    ],
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

/** Somebody's own Chromium: unlike a fresh window of it, it keeps compiled code from visit to visit. */
export function withOwnBrowser<T>(
  options: Pick<NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>, 'viewport'>,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  return withTempFolder(async (folder) => {
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions(),
      ...options,
    });
    try {
      return await work(context);
    } finally {
      await context.close();
    }
  });
}
