import type { Browser, CDPSession, Page } from '@playwright/test';

const slowDown = 4;
const window = { width: 1366, height: 768 };

/** A page on a machine four times slower, and what Chromium tells of it. */
export interface SlowPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly close: () => Promise<void>;
}

/** `prepare` may change the page before it loads. */
export async function openSlowPage(
  browser: Browser,
  address: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<SlowPage> {
  const context = await browser.newContext({ viewport: window });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await prepare?.(page);
  await page.goto(address);
  await page.waitForSelector('article');
  await page.waitForLoadState('networkidle');
  return { page, devtools, close: () => context.close() };
}

/**
 * Milliseconds of work that the page's thread has done so far, in its own time: what else the machine
 * does is not counted.
 */
export async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return seconds * 1000;
}

/** Megabytes in use once what is not needed has gone. */
export async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}
