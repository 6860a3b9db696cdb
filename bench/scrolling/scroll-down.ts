import type { Page } from '@playwright/test';

/** As fast as somebody skims: 3,000 CSS pixels a second. */
const wheelStep = 180;
const wheelPause = 60;

/** A page that stands still for so many turns of the wheel will not go on. */
const patience = 500;

/* Runs in the page: the place in the list of what the window shows last. */
function reached(): { readonly place: number; readonly nodes: number } {
  let place = 0;
  for (const article of document.querySelectorAll('article')) {
    if (article.getBoundingClientRect().top > innerHeight) continue;
    place = Math.max(place, Number(article.getAttribute('aria-posinset') ?? 0));
  }
  return { place, nodes: document.querySelectorAll('*').length };
}

/** Scrolls as a reader does until so many statuses have passed; gives the most nodes there were. */
export async function scrollDown(page: Page, statuses: number): Promise<{ mostNodes: number }> {
  await page.mouse.move(660, 400);
  let mostNodes = 0;
  let stood = 0;
  let last = 0;
  while (last < statuses) {
    for (let turn = 0; turn < 8; turn += 1) {
      await page.mouse.wheel(0, wheelStep);
      await page.waitForTimeout(wheelPause);
    }
    const { place, nodes } = await page.evaluate(reached);
    mostNodes = Math.max(mostNodes, nodes);
    stood = place === last ? stood + 1 : 0;
    if (stood > patience) throw new Error(`the page stands still at ${last} statuses`);
    last = place;
  }
  return { mostNodes };
}
