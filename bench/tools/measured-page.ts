import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

export const cpuSlowdown = 4;
export const viewport = { width: 1366, height: 768 };

/** Milliseconds after which the work that an action causes has finished. */
export const settleMs = 1_000;

/** A page whose work is measured, and its DevTools session. */
export interface MeasuredPage {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** Calls `work` with a page in a new context, with the CPU slowed down by `rate`. */
export async function withPage<T>(
  browser: Browser,
  { rate = 1, ...options }: BrowserContextOptions & { readonly rate?: number },
  work: (opened: MeasuredPage) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport, ...options });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    // Thread time, so that other activity of the machine is not counted.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await setCpuRate(devtools, rate);
    return await work({ page, devtools });
  } finally {
    await context.close();
  }
}

/** Slows the CPU down; 1 is full speed. */
export async function setCpuRate(devtools: CDPSession, rate: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Opens a page and waits until its statuses and images have loaded. */
export async function openTimeline(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('article');
  await page.waitForLoadState('networkidle');
}

/** Number of milliseconds after the start until deferred work has finished. */
const idleMs = 5_000;

/** Signs mira in, with the composer beside her timeline. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  const form = page.getByRole('main').getByRole('form', { name: 'Log in' });
  await form.getByLabel('Username').fill('mira');
  await form.getByLabel('Password', { exact: true }).fill('rookery');
  await form.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('form', { name: 'New post' }).waitFor();
  await page.waitForTimeout(idleMs);
}

/** Returns the milliseconds of work on the page's main thread so far. */
export async function pageWorkMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return seconds * 1000;
}

/** Returns the milliseconds of work for an action and the work that it causes. */
export async function measureWorkMs(
  { page, devtools }: MeasuredPage,
  action: () => Promise<void>,
): Promise<number> {
  const before = await pageWorkMs(devtools);
  await action();
  await page.waitForTimeout(settleMs);
  return (await pageWorkMs(devtools)) - before;
}

/** Returns the used heap in megabytes after garbage collection. */
export async function pageHeapMb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}
