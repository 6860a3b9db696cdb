import type { Browser } from '@playwright/test';
import { openSlowPage, workOf } from '../scrolling/page-numbers.ts';

export type Look = 'tree' | 'linear';

/** Milliseconds of quiet after which everything that was due has been drawn. */
const quiet = 2_000;

/** Milliseconds of work from the press on a status in a timeline. */
export interface Shown {
  /** Until its whole conversation is known and what the window shows of it is painted. */
  readonly untilShown: number;
  /** Until nothing is drawn any more, as what stands around the window is. */
  readonly untilStill: number;
}

/* Runs in the page, where to ask for it again and again from outside would be work as well. */
function pressAndWatch(id: string): Promise<void> {
  const card = `article[data-status="${id}"]`;
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (location.pathname !== `/notice/${id}`) return;
      if (!document.querySelector(`${card}[aria-setsize]:not([aria-setsize="-1"])`)) return;
      watcher.disconnect();
      // A task asked for within a frame runs when the frame has been painted.
      requestAnimationFrame(() => setTimeout(resolve));
    });
    watcher.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-setsize'],
    });
    document.querySelector<HTMLElement>(`${card} a:has(time)`)?.click();
  });
}

/* Runs in the page. */
function nameAndWatch([id, count]: [string, number]): Promise<void> {
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelectorAll('article').length < count) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(resolve));
    });
    watcher.observe(document, { subtree: true, childList: true });
    location.hash = id;
  });
}

/** Milliseconds of work that the floor needs from being told of it until all `count` statuses are painted. */
export async function showBare(
  browser: Browser,
  origin: string,
  id: string,
  count: number,
): Promise<number> {
  const { page, devtools, close } = await openSlowPage(browser, `${origin}/main/all`);
  try {
    await page.waitForTimeout(quiet);
    const before = await workOf(devtools);
    await page.evaluate(nameAndWatch, [id, count] satisfies [string, number]);
    return (await workOf(devtools)) - before;
  } finally {
    await close();
  }
}

/** What it takes to show a long conversation that is opened from a timeline. */
export async function showTree(
  browser: Browser,
  origin: string,
  id: string,
  look: Look,
): Promise<Shown> {
  const { page, devtools, close } = await openSlowPage(
    browser,
    `${origin}/main/all`,
    async (opening) => {
      await opening.addInitScript((conversationDisplay) => {
        const value = { conversationDisplay, conversationTreeAdvanced: true, maxDepthInThread: 50 };
        localStorage.setItem('preferences.visitor', JSON.stringify({ version: 1, value }));
      }, look);
    },
  );
  try {
    /* Newer conversations stand above it. */
    for (let isDrawn = false; !isDrawn;) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(300);
      isDrawn = (await page.locator(`article[data-status="${id}"]`).count()) > 0;
    }
    await page.waitForTimeout(quiet);
    const before = await workOf(devtools);
    await page.evaluate(pressAndWatch, id);
    const untilShown = (await workOf(devtools)) - before;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(quiet);
    return { untilShown, untilStill: (await workOf(devtools)) - before };
  } finally {
    await close();
  }
}
