import type { Browser, CDPSession, Page } from '@playwright/test';
import { signInPage } from '../composer/sign-in-page.ts';
import { settleMs, workOf } from './work-of.ts';

/** Milliseconds after which what the first use of a page preloads has been loaded. */
const preloadMs = 3_000;

/** Milliseconds of work on the main thread for the first opening and the second. */
export interface OpeningWork {
  readonly first: number;
  readonly again: number;
}

export type Openings = Readonly<Record<'composer' | 'menu' | 'settings', OpeningWork>>;

async function openAndClose(
  page: Page,
  devtools: CDPSession,
  open: () => Promise<void>,
  selector: string,
): Promise<number> {
  const opened = page.locator(selector).first();
  const work = await workOf(page, devtools, async () => {
    await open();
    await opened.waitFor();
  });
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'hidden' });
  await page.waitForTimeout(settleMs);
  return work;
}

/** Opens the composer dialog, the menu of a status and the settings twice each. */
export async function openingWork(browser: Browser, origin: string): Promise<Openings> {
  const page = await signInPage(browser, origin);
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    // The first use of the page preloads what is opened here.
    await page.mouse.move(10, 10);
    await page.waitForTimeout(preloadMs);
    const twice = async (open: () => Promise<void>, selector: string): Promise<OpeningWork> => ({
      first: await openAndClose(page, devtools, open, selector),
      again: await openAndClose(page, devtools, open, selector),
    });
    const more = page.locator('main article').first().getByRole('button', { name: 'More' });
    return {
      composer: await twice(() => page.keyboard.press('n'), 'dialog form textarea'),
      menu: await twice(() => more.click(), '[role=menuitem]'),
      settings: await twice(async () => {
        await page.keyboard.press('g');
        await page.keyboard.press('s');
      }, 'dialog nav button'),
    };
  } finally {
    await page.context().close();
  }
}
