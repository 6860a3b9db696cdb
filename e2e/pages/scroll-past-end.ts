import type { Client } from './client.ts';

/**
 * Duration of a rest in milliseconds. It is longer than the client waits after the last scroll
 * event before it updates the page.
 */
const restMs = 400;

/** Height of the page and position of the last status after a rest. */
export interface EndOfPage {
  readonly height: number;
  readonly lastBottom: number;
}

/**
 * Scrolls to the end of the page and then on, with rests in between. Returns the end of the page at each
 * rest. Requires `page.clock.install()`.
 */
export async function scrollPastEnd(
  { page }: Client,
  rests: number,
): Promise<readonly EndOfPage[]> {
  const ends: EndOfPage[] = [];
  for (let rest = 0; rest < rests; rest += 1) {
    await page.evaluate(async () => {
      const before = window.scrollY;
      const scrolled = new Promise((resolve) => {
        document.addEventListener('scroll', resolve, { once: true });
      });
      window.scrollBy({ top: 100_000, behavior: 'instant' });
      if (window.scrollY !== before) await scrolled;
    });
    await page.clock.runFor(restMs);
    ends.push(
      await page.evaluate(() => {
        const last = [...document.querySelectorAll('[role=feed] article')].at(-1);
        return {
          height: document.documentElement.scrollHeight,
          lastBottom: Math.round(last?.getBoundingClientRect().bottom ?? 0),
        };
      }),
    );
  }
  return ends;
}
