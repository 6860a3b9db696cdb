import type { Page } from '@playwright/test';

/**
 * Pixels and milliseconds of a turn of the wheel, which skims a timeline at 3,000 CSS pixels per
 * second.
 */
const wheelStep = 180;
const wheelPause = 60;

/**
 * Number of successive turns of the wheel without movement of the page after which the measurement
 * fails.
 */
const maxIdleTurns = 500;

/* Runs in the page: returns the position of the last visible status. */
function readPosition(): { readonly position: number; readonly nodes: number } {
  let position = 0;
  for (const article of document.querySelectorAll('article')) {
    if (article.getBoundingClientRect().top > innerHeight) continue;
    position = Math.max(position, Number(article.getAttribute('aria-posinset') ?? 0));
  }
  return { position, nodes: document.querySelectorAll('*').length };
}

/** Scrolls until this many statuses have passed. Returns the maximum number of nodes. */
export async function scrollDown(page: Page, statuses: number): Promise<{ mostNodes: number }> {
  await page.mouse.move(660, 400);
  let mostNodes = 0;
  let idleTurns = 0;
  let last = 0;
  while (last < statuses) {
    for (let turn = 0; turn < 8; turn += 1) {
      await page.mouse.wheel(0, wheelStep);
      await page.waitForTimeout(wheelPause);
    }
    const { position, nodes } = await page.evaluate(readPosition);
    mostNodes = Math.max(mostNodes, nodes);
    idleTurns = position === last ? idleTurns + 1 : 0;
    if (idleTurns > maxIdleTurns) throw new Error(`The page stopped loading at ${last} statuses`);
    last = position;
  }
  return { mostNodes };
}
