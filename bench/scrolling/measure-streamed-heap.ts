import type { Browser } from '@playwright/test';
import { pageHeapMb } from '../tools/measured-page.ts';
import { withControlledStream } from './controlled-stream.ts';

const early = 2_000;
const late = 20_000;
const burst = 250;

/** Milliseconds until rows that nothing shows any more have been removed from the tables. */
const rest = 35_000;

/** The heap in megabytes before and after a long time of streaming. */
export interface StreamedHeap {
  readonly early: number;
  readonly late: number;
}

/**
 * Streams statuses in bursts to a member at the top of the timeline, and measures the heap. Each burst
 * begins once the previous one is shown.
 */
export function measureStreamedHeap(browser: Browser, origin: string): Promise<StreamedHeap> {
  return withControlledStream(browser, origin, async ({ page, devtools, send, shown }) => {
    let sent = 0;
    const heapAfter = async (count: number): Promise<number> => {
      while (sent < count) {
        for (let number = 0; number < burst; number += 1) send();
        sent += burst;
        await shown(sent);
      }
      await page.waitForTimeout(rest);
      return pageHeapMb(devtools);
    };
    return { early: await heapAfter(early), late: await heapAfter(late) };
  });
}
