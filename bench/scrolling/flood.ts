import type { Browser, Page } from '@playwright/test';
import { openStreamedPage } from './streamed-page.ts';
import { watchFrames } from './watch-frames.ts';

const perSecond = 200;
const seconds = 10;

/** A page that shows no other event for so many looks has shown them all. */
const patience = 100;

/** What a flood of live statuses did to a page that stands at the top of its home timeline. */
export interface Flood {
  readonly sent: number;
  /** Those of them that the timeline holds afterwards. */
  readonly kept: number;
  /** Milliseconds of the longest task. */
  readonly longestTask: number;
  /** Milliseconds from the last event until the page showed it. */
  readonly late: number;
}

/* Runs in the page: the events that are drawn, and one window further down. */
async function look(): Promise<readonly string[]> {
  const found = [...document.querySelectorAll('article')].flatMap(
    (article) => /event \d+\./.exec(article.textContent) ?? [],
  );
  scrollBy({ top: innerHeight / 2 });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return found;
}

/**
 * Reads the timeline from its top down to the first event, and counts those that stand in it. Each is
 * looked for itself: what its neighbours say of their places does not tell whether it is there.
 */
async function countEvents(page: Page): Promise<number> {
  const seen = new Set<string>();
  let stood = 0;
  while (!seen.has('event 1.') && stood < patience) {
    const before = seen.size;
    for (const event of await page.evaluate(look)) seen.add(event);
    stood = seen.size === before ? stood + 1 : 0;
  }
  return seen.size;
}

/** Sends statuses down the stream of somebody who reads at the top, faster than anybody can. */
export async function flood(browser: Browser, origin: string): Promise<Flood> {
  const { page, devtools, send, shown, close } = await openStreamedPage(browser, origin);
  try {
    const stop = await watchFrames(page);
    const sent = perSecond * seconds;
    const start = performance.now();
    for (let number = 0; number < sent; number += 1) {
      const wait = start + (number * 1000) / perSecond - performance.now();
      if (wait > 1) await page.waitForTimeout(wait);
      send();
    }
    const ended = performance.now();
    await shown(sent);
    const late = performance.now() - ended;
    const { longTasks } = await stop();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const kept = await countEvents(page);
    return { sent, kept, longestTask: Math.max(0, ...longTasks), late };
  } finally {
    await close();
  }
}
