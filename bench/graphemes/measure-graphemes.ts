import type { Browser, BrowserContext } from '@playwright/test';
import {
  EndlessTexts,
  endlessTextCount,
  mockTexts,
  type TextSource,
} from '../../e2e/fixtures/endless-texts.ts';
import { signInAs, type Person } from '../../e2e/fixtures/person.ts';
import { PageWatch } from '../../e2e/fixtures/page-watch.ts';
import { Client } from '../../e2e/pages/client.ts';
import { scrollThroughScreen, textScreens, type TextScreen } from '../../e2e/pages/text-screens.ts';
import { createFigure, type Figure } from '../measure.ts';
import { pageWorkMs } from '../tools/measured-page.ts';
import { withBrowser } from '../tools/with-browser.ts';
import { withSites } from '../tools/with-sites.ts';

const widths = [1440, 390];

/** Milliseconds of CPU that a screen with hostile texts may take more than with plain texts. */
const limitMs = 1_000;

const plainTexts = { next: () => 'The heron stood in the shallow water and waited for a fish.' };

/** Opens a screen in a new page and reads it. Resolves to the work on the page's main thread. */
async function workOf(
  context: BrowserContext,
  screen: TextScreen,
  texts: TextSource,
): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await mockTexts(page, texts);
  await scrollThroughScreen(page, screen);
  const work = await pageWorkMs(devtools);
  await page.close();
  return work;
}

/**
 * Measures each screen with plain texts, and the most work that it takes with any of the hostile
 * ones.
 */
async function measureWidth(
  browser: Browser,
  member: Person,
  { baseURL, width }: { readonly baseURL: string; readonly width: number },
): Promise<readonly Figure[]> {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' });
  const figures: Figure[] = [];
  try {
    const page = await context.newPage();
    await new Client(page, await PageWatch.over(page)).signIn(member);
    await page.close();
    for (const screen of await textScreens(member)) {
      await workOf(context, screen, plainTexts);
      const base = await workOf(context, screen, plainTexts);
      const texts = new EndlessTexts();
      let most = 0;
      while (texts.count < endlessTextCount) {
        most = Math.max(most, await workOf(context, screen, texts));
      }
      const name = `${screen.name}, ${width} px`;
      figures.push(
        createFigure(`${name}: plain texts`, base, 'ms'),
        createFigure(`${name}: endless graphemes`, most, 'ms'),
        createFigure(`${name}: in addition`, most - base, 'ms', { limit: limitMs }),
      );
    }
  } finally {
    await context.close();
  }
  return figures;
}

/** Measures eight screens with 2,000 texts of very long graphemes, at two widths. */
export function measureGraphemes(): Promise<readonly Figure[]> {
  return withSites('demo', async (open) => {
    const { origin: baseURL } = await open('client');
    const member = await signInAs(baseURL, 'mira');
    return withBrowser(async (browser) => {
      const figures: Figure[] = [];
      for (const width of widths) {
        figures.push(...(await measureWidth(browser, member, { baseURL, width })));
      }
      return figures;
    });
  });
}
