import type { Browser } from '@playwright/test';
import { pageWorkMs, viewport } from '../scrolling/page-numbers.ts';

/** Milliseconds without requests after which a page is idle. */
const idleMs = 3_000;

/** Milliseconds of work on the main thread during a visit. */
export interface StartWork {
  readonly toFirstStatus: number;
  readonly untilIdle: number;
}

/** Opens a page in a new browser context. */
export async function visitorStart(browser: Browser, address: string): Promise<StartWork> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForSelector('article');
    const toFirstStatus = await pageWorkMs(devtools);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(idleMs);
    return { toFirstStatus, untilIdle: await pageWorkMs(devtools) };
  } finally {
    await context.close();
  }
}
