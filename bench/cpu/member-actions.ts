import type { Browser } from '@playwright/test';
import { settleMs, signIn, withPage, measureWorkMs } from '../tools/measured-page.ts';

const sentence = 'The herons are back at the pond and the frogs were loud all night. '.repeat(2);
const letters = sentence.slice(0, 100);

/** Milliseconds between two keys. */
const keyDelay = 60;

/** Milliseconds after the first input until everything that it preloads has been loaded. */
const preloadMs = 3_000;

/** Milliseconds of work on the main thread by action. */
export type WorkByAction = Readonly<Record<string, number>>;

/** Types in the composer dialog and uses the emoji picker for the first time. */
export function measureComposerUse(browser: Browser, origin: string): Promise<WorkByAction> {
  return withPage(browser, { serviceWorkers: 'block' }, async (opened) => {
    const { page } = opened;
    await signIn(page, origin);
    await page.keyboard.press('n');
    const form = page.getByRole('dialog').getByRole('form');
    const field = form.getByRole('textbox', { name: 'Text' });
    await field.waitFor();
    await page.waitForTimeout(settleMs);
    await field.focus();
    const type = (text: string) =>
      measureWorkMs(opened, () => page.keyboard.type(text, { delay: keyDelay }));
    return {
      'typing 100 letters in the composer dialog': await type(letters),
      'first opening of the emoji picker': await measureWorkMs(opened, async () => {
        await form.getByRole('button', { name: 'Emoji', exact: true }).click();
        await page.getByRole('gridcell').first().waitFor();
      }),
      'searching an emoji': await type('heron'),
    };
  });
}

/** Opens the composer dialog, the menu of a status and the settings twice each. */
export function measureWindowOpening(browser: Browser, origin: string): Promise<WorkByAction> {
  return withPage(browser, { serviceWorkers: 'block' }, async (measured) => {
    const { page } = measured;
    await signIn(page, origin);
    // After the first input, the page preloads the code of the dialogs and menus that are opened
    // below.
    await page.mouse.move(10, 10);
    await page.waitForTimeout(preloadMs);
    const work: Record<string, number> = {};
    const open = async (name: string, action: () => Promise<void>, selector: string) => {
      const opened = page.locator(selector).first();
      for (const time of ['for the first time', 'again']) {
        work[`opening ${name} ${time}`] = await measureWorkMs(measured, async () => {
          await action();
          await opened.waitFor();
        });
        await page.keyboard.press('Escape');
        await opened.waitFor({ state: 'hidden' });
        await page.waitForTimeout(settleMs);
      }
    };
    const more = page.locator('main article').first().getByRole('button', { name: 'More' });
    await open('the composer dialog', () => page.keyboard.press('n'), 'dialog form textarea');
    await open('the menu of a status', () => more.click(), '[role=menuitem]');
    const openSettings = async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('s');
    };
    await open('the settings', openSettings, 'dialog nav button');
    return work;
  });
}
