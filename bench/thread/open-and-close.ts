import type { Browser, CDPSession, Page } from '@playwright/test';
import { openTimeline, withPage } from '../tools/measured-page.ts';

/** Numbers of objects that a page retains after garbage collection. */
export interface RetainedObjects {
  readonly listeners: number;
  /** Number of nodes that are not in a document any more. */
  readonly detached: number;
}

function nodesInDocument(): number {
  const walker = document.createTreeWalker(document);
  let count = 1;
  while (walker.nextNode()) count += 1;
  return count;
}

async function retainedObjects(page: Page, devtools: CDPSession): Promise<RetainedObjects> {
  /* Scrolls to the top, since the number of rendered statuses depends on the scroll position. */
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await page.waitForTimeout(3_000);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const read = (metric: string): number =>
    metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
  const attached = await page.evaluate(nodesInDocument);
  return { listeners: read('JSEventListeners'), detached: read('Nodes') - attached };
}

async function onOwnPage(page: Page, id: string): Promise<void> {
  await page.locator(`article[data-status="${id}"] a:has(time)`).first().click();
  await page.waitForURL(`**/notice/${id}`);
  /* Waits for `aria-setsize`, which each card has once the conversation is complete. */
  await page
    .locator(`article[data-status="${id}"][aria-setsize]:not([aria-setsize="-1"])`)
    .waitFor();
  await page.goBack();
  await page.locator(`article[data-status="${id}"]`).waitFor();
}

async function inTimeline(page: Page, id: string): Promise<void> {
  await page
    .locator(`article[data-status="${id}"]`)
    .getByRole('button', { name: 'Show conversation here' })
    .click();
  const section = page.getByRole('region', { name: 'Conversation' });
  await section.locator('article').nth(2).waitFor();
  await section.getByRole('button', { name: 'Hide conversation' }).first().click();
  await section.waitFor({ state: 'detached' });
}

/** The ways to open and close a conversation. */
const methods = { 'on their pages': onOwnPage, 'in a timeline': inTimeline };
export type OpeningMethod = keyof typeof methods;

const warmUps = 20;

/** Opens and closes conversations repeatedly. Returns how many objects remain per method. */
export function openAndClose(
  browser: Browser,
  { origin, small }: { readonly origin: string; readonly small: readonly string[] },
  method: OpeningMethod,
  times: number,
): Promise<RetainedObjects> {
  return withPage(browser, {}, async ({ page, devtools }) => {
    await openTimeline(page, `${origin}/main/all`);
    const open = async (count: number): Promise<void> => {
      for (let number = 0; number < count; number += 1)
        await methods[method](page, small[number % small.length] ?? '');
    };
    await open(warmUps);
    const before = await retainedObjects(page, devtools);
    await open(times);
    const after = await retainedObjects(page, devtools);
    return {
      listeners: after.listeners - before.listeners,
      detached: after.detached - before.detached,
    };
  });
}
