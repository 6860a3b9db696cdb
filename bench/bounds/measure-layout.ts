import type { Page } from '@playwright/test';
import { cleanText } from '@rookery/client/lib/clean-text.ts';
import { figure, type Figure } from '../measure.ts';
import { median } from '../tools/median.ts';
import { withBrowser } from '../tools/with-browser.ts';

/** A length that once froze the page. */
const characters = 110_000;
/** Longer statuses are cut to this length (`parse-rich-text`). */
const maxRendered = 60_000;
const runs = 9;

const units: Readonly<Record<string, string>> = {
  Arabic: '\u0628',
  'N’Ko': '\u07CA\u07CB',
  Tamil: '\u0B95\u0BCA',
  Devanagari: '\u0915\u094D\u0937\u093F',
  Thai: '\u0E01\u0E34\u0E19',
  'emoji sequences': '👩🏽‍🚀',
  'combining marks': 'z\u0300\u0301\u0302\u0303',
};

function run(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

/** Milliseconds of style and layout for a text in a column as wide as a status. */
function layout(page: Page, text: string): Promise<number> {
  return page.evaluate((given) => {
    const column = document.createElement('p');
    column.style.cssText = 'inline-size: 560px; overflow-wrap: anywhere; white-space: pre-wrap';
    column.textContent = given;
    const start = performance.now();
    document.body.append(column);
    column.getBoundingClientRect();
    const duration = performance.now() - start;
    column.remove();
    return duration;
  }, text);
}

/** Measures the layout of long runs of letters, as sent and as rendered. */
export function measureLayout(): Promise<readonly Figure[]> {
  return withBrowser(async (browser) => {
    const figures: Figure[] = [];
    for (const [script, unit] of Object.entries(units)) {
      const page = await browser.newPage();
      await layout(page, run(unit, 100));
      const sent = await layout(page, run(unit, characters));
      const text = cleanText(run(unit, maxRendered)).slice(0, maxRendered);
      const times: number[] = [];
      for (let index = 0; index < runs; index += 1) times.push(await layout(page, text));
      const bounded = median(times);
      figures.push(
        figure(`layout of ${script}, 110,000 characters as sent`, sent, 'ms'),
        figure(`layout of ${script}, as rendered`, bounded, 'ms'),
      );
      await page.close();
    }
    return figures;
  });
}
