import type { Browser } from '@playwright/test';
import { openTimeline, pageWorkMs, cpuSlowdown, withPage } from '../tools/measured-page.ts';

export type ConversationDisplay = 'tree' | 'linear';

/** Milliseconds after which all pending rendering has finished. */
const idleMs = 2_000;

/** Milliseconds of work on the main thread after the click on a status in a timeline. */
export interface ConversationWork {
  /** The work until the conversation is complete and its visible part is painted. */
  readonly untilShown: number;
  /** The work until rendering has finished, including statuses outside of the window. */
  readonly untilIdle: number;
}

/* Runs in the page, because polling from outside would count as work of the page. */
function clickAndWait(id: string): Promise<void> {
  const card = `article[data-status="${id}"]`;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (location.pathname !== `/notice/${id}`) return;
      if (!document.querySelector(`${card}[aria-setsize]:not([aria-setsize="-1"])`)) return;
      observer.disconnect();
      // A task that is posted within a frame runs after the paint.
      requestAnimationFrame(() => setTimeout(resolve));
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-setsize'],
    });
    document.querySelector<HTMLElement>(`${card} a:has(time)`)?.click();
  });
}

/* Runs in the page: sets the fragment and waits until all statuses are painted. */
function setFragmentAndWait([id, count]: [string, number]): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('article').length < count) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(resolve));
    });
    observer.observe(document, { subtree: true, childList: true });
    location.hash = id;
  });
}

/**
 * Returns the milliseconds of work on the floor (`bench/floor`) from the change of the fragment until all
 * `count` statuses are painted.
 */
export function measureFloorOpening(
  browser: Browser,
  { origin, deep }: { readonly origin: string; readonly deep: string },
  count: number,
): Promise<number> {
  return withPage(browser, { rate: cpuSlowdown }, async ({ page, devtools }) => {
    await openTimeline(page, `${origin}/main/all`);
    await page.waitForTimeout(idleMs);
    const before = await pageWorkMs(devtools);
    await page.evaluate(setFragmentAndWait, [deep, count] satisfies [string, number]);
    return (await pageWorkMs(devtools)) - before;
  });
}

/** Measures the work of opening a long conversation from a timeline, as a tree or as a list. */
export function measureOpening(
  browser: Browser,
  { origin, deep }: { readonly origin: string; readonly deep: string },
  display: ConversationDisplay,
): Promise<ConversationWork> {
  return withPage(browser, { rate: cpuSlowdown }, async ({ page, devtools }) => {
    await page.addInitScript((conversationDisplay) => {
      const value = { conversationDisplay, conversationTreeAdvanced: true, maxDepthInThread: 50 };
      localStorage.setItem('preferences.visitor', JSON.stringify({ version: 1, value }));
    }, display);
    await openTimeline(page, `${origin}/main/all`);
    /* Scrolls down until its status is rendered, since newer conversations are above it. */
    for (let isRendered = false; !isRendered;) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(300);
      isRendered = (await page.locator(`article[data-status="${deep}"]`).count()) > 0;
    }
    await page.waitForTimeout(idleMs);
    const before = await pageWorkMs(devtools);
    await page.evaluate(clickAndWait, deep);
    const untilShown = (await pageWorkMs(devtools)) - before;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(idleMs);
    return { untilShown, untilIdle: (await pageWorkMs(devtools)) - before };
  });
}
