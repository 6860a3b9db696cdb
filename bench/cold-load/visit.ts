import type { Browser, BrowserContext } from '@playwright/test';
import { withOwnBrowser } from '../tools/with-browser.ts';
import { firstStatusOf } from './first-status.ts';
import { listenToTraffic, type Transfer } from './traffic.ts';

/** A visit: what the browser did until the first status, and in all. */
export interface Visit {
  /** Milliseconds from navigation until the first status was painted. */
  readonly firstStatus: number;
  readonly blocking: number;
  /** Milliseconds of work on the page's thread, until nothing was loading any more. */
  readonly work: number;
  /** Those that left before it stood in the document. */
  readonly transfersToFirst: readonly Transfer[];
  readonly transfers: readonly Transfer[];
}

const slowDown = 4;

/** What a browser keeps of compiled code it has from the third visit on. */
const visitsBefore = 3;

const window = { width: 1366, height: 768 };

async function comeBefore(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector('article');
  await page.waitForLoadState('networkidle');
  await page.close();
}

async function visitIn(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const transfers = await listenToTraffic(devtools);
  /* In the thread's own time, so that what else the machine does is not counted. */
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const { seen } = await firstStatusOf(page);
  await page.goto(address);
  const { began, inserted, painted, blocking } = await seen;
  await page.waitForLoadState('networkidle');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return {
    firstStatus: painted,
    blocking,
    work: seconds * 1000,
    transfersToFirst: transfers.filter(({ at }) => at < began + inserted),
    transfers,
  };
}

/** Opens a page in a browser that has never seen it. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: window });
  try {
    return await visitIn(context, address);
  } finally {
    await context.close();
  }
}

/** Opens a page that the same person has opened a few times before. */
export function visitAgain(address: string): Promise<Visit> {
  return withOwnBrowser({ viewport: window }, async (context) => {
    for (let time = 0; time < visitsBefore; time += 1) await comeBefore(context, address);
    return visitIn(context, address);
  });
}
