import type { Browser, Page } from '@playwright/test';
import { setCpuRate, cpuSlowdown } from '../tools/measured-page.ts';
import { withControlledStream } from './controlled-stream.ts';
import { watchFrames } from './watch-frames.ts';

const perSecond = 200;
const seconds = 10;

/** Number of attempts without a new event after which no further events are expected. */
const maxIdleAttempts = 100;

/**
 * What happens to a page at the top of its home timeline while many statuses arrive by the stream.
 */
export interface FloodResult {
  readonly sent: number;
  /** The number of sent statuses that the timeline contains afterwards. */
  readonly rendered: number;
  /** Milliseconds of the longest task. */
  readonly longestTask: number;
  /** Milliseconds from the last event until the page showed it. */
  readonly late: number;
}

/* Runs in the page: returns the rendered events and scrolls down by half a window. */
async function readEvents(): Promise<readonly string[]> {
  const found = [...document.querySelectorAll('article')].flatMap(
    (article) => /event \d+\./.exec(article.textContent) ?? [],
  );
  scrollBy({ top: innerHeight / 2 });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return found;
}

/**
 * Scrolls the timeline from the top down to the first event and counts the events. Counts only events
 * that were rendered, because their neighbours do not prove that an event exists.
 */
async function countEvents(page: Page): Promise<number> {
  const seen = new Set<string>();
  let idleAttempts = 0;
  while (!seen.has('event 1.') && idleAttempts < maxIdleAttempts) {
    const before = seen.size;
    for (const event of await page.evaluate(readEvents)) seen.add(event);
    idleAttempts = seen.size === before ? idleAttempts + 1 : 0;
  }
  return seen.size;
}

/**
 * Sends statuses to the stream of a member at the top of the timeline, faster than they can be read, and
 * measures the effect.
 */
export function measureFlood(browser: Browser, origin: string): Promise<FloodResult> {
  return withControlledStream(browser, origin, async ({ page, devtools, send, shown }) => {
    await setCpuRate(devtools, cpuSlowdown);
    const stop = await watchFrames(page);
    const sent = perSecond * seconds;
    const start = performance.now();
    for (let number = 0; number < sent; number += 1) {
      const wait = start + (number * 1000) / perSecond - performance.now();
      if (wait > 1) await page.waitForTimeout(wait);
      send();
    }
    const lastSent = performance.now();
    await shown(sent);
    const late = performance.now() - lastSent;
    const { longTasks } = await stop();
    await setCpuRate(devtools, 1);
    const rendered = await countEvents(page);
    return { sent, rendered, longestTask: Math.max(0, ...longTasks), late };
  });
}
