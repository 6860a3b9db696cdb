import type { Client } from './client.ts';

/** Longer than the client waits after the last scroll event before it updates the page. */
const restMs = 400;

/** Position of the last status and height of what scrolls, after each of several rests. */
export interface EndOfPage {
  readonly height: number;
  readonly lastBottom: number;
}

/**
 * Scrolls to the end of the page, or of the element that matches `scroller`, and then on, with
 * rests in between. Returns where the page ended at each rest. Requires `page.clock.install()`.
 */
export async function scrollPastEnd(
  { page }: Client,
  rests: number,
  scroller?: string,
): Promise<readonly EndOfPage[]> {
  const ends: EndOfPage[] = [];
  for (let rest = 0; rest < rests; rest += 1) {
    await page.evaluate(async (selector) => {
      const element =
        selector === undefined ? document.documentElement : document.querySelector(selector);
      const before = element?.scrollTop;
      const scrolled = new Promise((resolve) => {
        document.addEventListener('scroll', resolve, { capture: true, once: true });
      });
      element?.scrollBy({ top: 100_000, behavior: 'instant' });
      if (element?.scrollTop !== before) await scrolled;
    }, scroller);
    await page.clock.runFor(restMs);
    ends.push(
      await page.evaluate((selector) => {
        const element =
          selector === undefined ? document.documentElement : document.querySelector(selector);
        const last = [...(element?.querySelectorAll('[role=feed] article') ?? [])].at(-1);
        return {
          height: element?.scrollHeight ?? 0,
          lastBottom: Math.round(last?.getBoundingClientRect().bottom ?? 0),
        };
      }, scroller),
    );
  }
  return ends;
}
