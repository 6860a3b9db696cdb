import type { Browser } from '@playwright/test';
import { openSlowPage, workOf } from '../scrolling/page-numbers.ts';
import { openTalk } from './open-talk.ts';

export type Look = 'tree' | 'linear';

/** Milliseconds of quiet after which everything that was due has been drawn. */
const quiet = 2_000;

/** Milliseconds of work from the press on a status in a timeline until its long conversation stands still. */
export async function showTree(
  browser: Browser,
  origin: string,
  id: string,
  look: Look,
): Promise<number> {
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
    await openTalk(page, id);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(quiet);
    return (await workOf(devtools)) - before;
  } finally {
    await close();
  }
}
