import type { Browser } from '@playwright/test';
import { heapOf } from './page-numbers.ts';
import { openStreamedPage } from './streamed-page.ts';

const early = 2_000;
const late = 20_000;
const burst = 250;

/** Long enough for the rows that nothing leads to any more to go. */
const rest = 35_000;

/** What streaming for a long time does to the heap, in megabytes. */
export interface Streamed {
  readonly early: number;
  readonly late: number;
}

/** Streams statuses to somebody who stays at the top, each burst after the one before has shown. */
export async function streamed(browser: Browser, origin: string): Promise<Streamed> {
  const { page, devtools, send, shown, close } = await openStreamedPage(browser, origin);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  let sent = 0;
  const heapAfter = async (count: number): Promise<number> => {
    while (sent < count) {
      for (let number = 0; number < burst; number += 1) send();
      sent += burst;
      await shown(sent);
    }
    await page.waitForTimeout(rest);
    return heapOf(devtools);
  };
  try {
    return { early: await heapAfter(early), late: await heapAfter(late) };
  } finally {
    await close();
  }
}
