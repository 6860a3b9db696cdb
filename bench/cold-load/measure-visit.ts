import type { Browser } from '@playwright/test';
import { pageWorkMs, cpuSlowdown, withPage } from '../tools/measured-page.ts';
import { listenToTraffic, type Transfer } from '../tools/traffic.ts';
import {
  parseFirstStatusTiming,
  firstStatusExpression,
  firstStatusScript,
} from './first-status.ts';

/** The browser's activity until the first status, and in total. */
export interface VisitActivity {
  /** Milliseconds of work on the main thread until the page was idle. */
  readonly work: number;
  /** Requests that began before the status was in the document. */
  readonly transfersToFirst: readonly Transfer[];
  readonly transfers: readonly Transfer[];
}

/** Opens a page in a new browser context. */
export function measureVisit(browser: Browser, address: string): Promise<VisitActivity> {
  return withPage(browser, { rate: cpuSlowdown }, async ({ page, devtools }) => {
    const transfers = await listenToTraffic(devtools);
    await page.addInitScript(firstStatusScript);
    await page.goto(address);
    const { began, inserted } = parseFirstStatusTiming(await page.evaluate(firstStatusExpression));
    await page.waitForLoadState('networkidle');
    return {
      work: await pageWorkMs(devtools),
      transfersToFirst: transfers.filter(({ at }) => at < began + inserted),
      transfers,
    };
  });
}
