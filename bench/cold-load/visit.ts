import type { Browser } from '@playwright/test';
import { pageWorkMs, slowDown, viewport } from '../scrolling/page-numbers.ts';
import { readFirstStatus, resultExpression, watchScript } from './first-status.ts';
import { listenToTraffic, type Transfer } from './traffic.ts';

/** The browser's activity until the first status, and in total. */
export interface Visit {
  /** Milliseconds of work on the main thread until the page was idle. */
  readonly work: number;
  /** Requests that began before the status was in the document. */
  readonly transfersToFirst: readonly Transfer[];
  readonly transfers: readonly Transfer[];
}

/** Opens a page in a new browser context. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const transfers = await listenToTraffic(devtools);
    /* Uses thread time, so that other activity of the machine is not counted. */
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.addInitScript(watchScript);
    await page.goto(address);
    const { began, inserted } = readFirstStatus(await page.evaluate(resultExpression));
    await page.waitForLoadState('networkidle');
    return {
      work: await pageWorkMs(devtools),
      transfersToFirst: transfers.filter(({ at }) => at < began + inserted),
      transfers,
    };
  } finally {
    await context.close();
  }
}
