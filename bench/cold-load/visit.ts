import type { Browser } from '@playwright/test';
import { readFirstStatus, seenScript, watchScript } from './first-status.ts';
import { listenToTraffic, type Transfer } from './traffic.ts';

/** A visit: what the browser did until the first status, and in all. */
export interface Visit {
  /** Milliseconds of work on the page's thread, until nothing was loading any more. */
  readonly work: number;
  /** Those that left before it stood in the document. */
  readonly transfersToFirst: readonly Transfer[];
  readonly transfers: readonly Transfer[];
}

export const slowDown = 4;

export const viewport = { width: 1366, height: 768 };

/** Opens a page in a browser that has never seen it. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const transfers = await listenToTraffic(devtools);
    /* In the thread's own time, so that what else the machine does is not counted. */
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.addInitScript(watchScript);
    await page.goto(address);
    const { began, inserted } = readFirstStatus(await page.evaluate(seenScript));
    await page.waitForLoadState('networkidle');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return {
      work: seconds * 1000,
      transfersToFirst: transfers.filter(({ at }) => at < began + inserted),
      transfers,
    };
  } finally {
    await context.close();
  }
}
