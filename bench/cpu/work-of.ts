import type { CDPSession, Page } from '@playwright/test';
import { pageWorkMs } from '../scrolling/page-numbers.ts';

/** Milliseconds until the work of an action has finished. */
export const settleMs = 1_000;

/** Returns the milliseconds of work on the page's main thread for an action and what follows it. */
export async function workOf(
  page: Page,
  devtools: CDPSession,
  action: () => Promise<void>,
): Promise<number> {
  const before = await pageWorkMs(devtools);
  await action();
  await page.waitForTimeout(settleMs);
  return (await pageWorkMs(devtools)) - before;
}
