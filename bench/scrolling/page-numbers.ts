import type { Browser, CDPSession, Page } from '@playwright/test';

export const slowDown = 4;
export const viewport = { width: 1366, height: 768 };

/** A page whose work is measured, and its DevTools session. */
export interface MeasuredPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly close: () => Promise<void>;
}

/**
 * Opens a page, with the CPU slowed down four times unless `rate` is given. `prepare` may change it
 * before it loads.
 */
export async function openMeasuredPage(
  browser: Browser,
  address: string,
  { rate = slowDown, prepare }: { rate?: number; prepare?: (page: Page) => Promise<void> } = {},
): Promise<MeasuredPage> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await prepare?.(page);
  await page.goto(address);
  await page.waitForSelector('article');
  await page.waitForLoadState('networkidle');
  return { page, devtools, close: () => context.close() };
}

/**
 * Returns the milliseconds of work on the page's main thread so far, in thread time, so that other
 * activity of the machine is not counted.
 */
export async function pageWorkMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return seconds * 1000;
}

/** Returns the used heap in megabytes after garbage collection. */
export async function pageHeapMb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}
