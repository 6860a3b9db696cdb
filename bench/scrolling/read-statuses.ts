import type { Browser } from '@playwright/test';
import { pageHeapMb, openMeasuredPage, pageWorkMs } from './page-numbers.ts';
import { scrollDown } from './scroll-down.ts';
import { watchFrames } from './watch-frames.ts';

/** The costs of scrolling past a number of statuses. */
export interface ScrollMeasurement {
  /** Milliseconds between all frames. */
  readonly frames: readonly number[];
  /** Milliseconds of work per hundred statuses. */
  readonly work: number;
  /** Milliseconds of work per thousand scrolled CSS pixels. */
  readonly workPerThousandPx: number;
  readonly mostNodes: number;
  /** The heap afterwards, in megabytes. */
  readonly heap: number;
}

/**
 * Scrolls a timeline from its top. With `continueTo`, continues to that many statuses and measures the
 * heap again. The CPU is slowed down four times unless `rate` is given.
 */
export async function readStatuses(
  browser: Browser,
  address: string,
  statuses: number,
  { continueTo, rate }: { continueTo?: number | undefined; rate?: number } = {},
): Promise<ScrollMeasurement & { readonly heapLater?: number }> {
  const { page, devtools, close } = await openMeasuredPage(
    browser,
    address,
    rate === undefined ? {} : { rate },
  );
  try {
    const before = await pageWorkMs(devtools);
    const stop = await watchFrames(page);
    const { mostNodes } = await scrollDown(page, statuses);
    const { frames } = await stop();
    const spent = (await pageWorkMs(devtools)) - before;
    const work = (spent / statuses) * 100;
    const workPerThousandPx = (spent / (await page.evaluate(() => window.scrollY))) * 1_000;
    const heap = await pageHeapMb(devtools);
    if (continueTo === undefined) return { frames, work, workPerThousandPx, mostNodes, heap };
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await scrollDown(page, continueTo);
    const heapLater = await pageHeapMb(devtools);
    return { frames, work, workPerThousandPx, mostNodes, heap, heapLater };
  } finally {
    await close();
  }
}
