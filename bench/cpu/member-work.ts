import type { Browser } from '@playwright/test';
import { signInPage } from '../composer/sign-in-page.ts';
import { settleMs, workOf } from './work-of.ts';

const words = 'The herons are back at the pond and the frogs were loud all night. '.repeat(2);
const letters = words.slice(0, 100);

/** Milliseconds between two keys. */
const keyDelay = 60;

/** Milliseconds of work on the main thread for what a member does. */
export interface MemberWork {
  readonly typing: number;
  readonly openingPicker: number;
  readonly searchingEmoji: number;
}

/** Types in the composer dialog and uses the emoji picker for the first time. */
export async function memberWork(browser: Browser, origin: string): Promise<MemberWork> {
  const page = await signInPage(browser, origin);
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.keyboard.press('n');
    const form = page.getByRole('dialog').getByRole('form');
    const field = form.getByRole('textbox', { name: 'Text' });
    await field.waitFor();
    await page.waitForTimeout(settleMs);
    await field.focus();
    const typing = await workOf(page, devtools, () =>
      page.keyboard.type(letters, { delay: keyDelay }),
    );
    const openingPicker = await workOf(page, devtools, async () => {
      await form.getByRole('button', { name: 'Emoji', exact: true }).click();
      await page.getByRole('gridcell').first().waitFor();
    });
    const searchingEmoji = await workOf(page, devtools, () =>
      page.keyboard.type('heron', { delay: keyDelay }),
    );
    return { typing, openingPicker, searchingEmoji };
  } finally {
    await page.context().close();
  }
}
