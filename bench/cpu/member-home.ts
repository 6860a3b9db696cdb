import type { Browser } from '@playwright/test';
import { listenToTraffic, type Transfer } from '../cold-load/traffic.ts';
import { signInPage } from '../composer/sign-in-page.ts';
import { viewport } from '../scrolling/page-numbers.ts';

/** Returns the requests of a member's start in a browser that has stored nothing but the sign-in. */
export async function memberHome(browser: Browser, origin: string): Promise<readonly Transfer[]> {
  const signedIn = await signInPage(browser, origin);
  const storageState = await signedIn.context().storageState();
  await signedIn.context().close();
  const context = await browser.newContext({ viewport, storageState, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const transfers = await listenToTraffic(await context.newCDPSession(page));
    await page.goto(`${origin}/`);
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    return [...transfers];
  } finally {
    await context.close();
  }
}
