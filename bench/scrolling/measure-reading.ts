import type { Browser } from '@playwright/test';
import {
  openTimeline,
  pageHeapMb,
  pageWorkMs,
  setCpuRate,
  cpuSlowdown,
  withPage,
} from '../tools/measured-page.ts';
import { scrollDown } from './scroll-down.ts';
import { watchFrames } from './watch-frames.ts';

/** What it costs to scroll past a number of statuses. */
export interface ScrollMeasurement {
  /** Milliseconds between each frame and the next. */
  readonly frames: readonly number[];
  /** Milliseconds of work per hundred statuses. */
  readonly work: number;
  /** Milliseconds of work per thousand scrolled CSS pixels. */
  readonly workPerThousandPx: number;
  readonly mostNodes: number;
  /** The heap after scrolling, in megabytes. */
  readonly heap: number;
  /** The heap after `continueTo` statuses; NaN if that is not given. */
  readonly heapLater: number;
}

/**
 * Scrolls a timeline from its top. With `continueTo`, continues to that many statuses and measures the
 * heap again. The CPU is slowed down four times unless `rate` is given.
 */
export function measureReading(
  browser: Browser,
  address: string,
  statuses: number,
  { continueTo, rate = cpuSlowdown }: { continueTo?: number | undefined; rate?: number } = {},
): Promise<ScrollMeasurement> {
  return withPage(browser, { rate }, async ({ page, devtools }) => {
    await openTimeline(page, address);
    const before = await pageWorkMs(devtools);
    const stop = await watchFrames(page);
    const { mostNodes } = await scrollDown(page, statuses);
    const { frames } = await stop();
    const spent = (await pageWorkMs(devtools)) - before;
    const scrolled = await page.evaluate(() => window.scrollY);
    const heap = await pageHeapMb(devtools);
    let heapLater = Number.NaN;
    if (continueTo !== undefined) {
      await setCpuRate(devtools, 1);
      await scrollDown(page, continueTo);
      heapLater = await pageHeapMb(devtools);
    }
    const work = (spent / statuses) * 100;
    const workPerThousandPx = (spent / scrolled) * 1_000;
    return { frames, work, workPerThousandPx, mostNodes, heap, heapLater };
  });
}
