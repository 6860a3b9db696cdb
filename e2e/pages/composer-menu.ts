import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { activateByKeyboard, expectVisibleFocus } from './keys.ts';

function findItem(form: Locator, label: string): Locator {
  return form.getByRole('menu', { name: 'More options' }).getByText(label, { exact: true });
}

/** Shows the tools of a composer, which a side panel hides until its text is used. */
export async function unfoldComposer(form: Locator): Promise<void> {
  await form.getByRole('textbox', { name: 'Text' }).focus();
}

/** Chooses an item of the menu “More options” of a composer. */
export async function chooseTool(form: Locator, label: string): Promise<void> {
  await unfoldComposer(form);
  await form.getByRole('button', { name: 'More options', exact: true }).click();
  await findItem(form, label).click();
}

/** Chooses an item of the menu “More options” by touch. */
export async function tapTool(form: Locator, label: string): Promise<void> {
  await form.getByRole('button', { name: 'More options', exact: true }).tap();
  await findItem(form, label).tap();
}

/**
 * Chooses an item of the menu “More options” by keyboard: Tab to the menu, arrow keys to the item.
 */
export async function chooseToolByKeyboard(
  page: Page,
  form: Locator,
  label: string,
): Promise<void> {
  await activateByKeyboard(page, form.getByRole('button', { name: 'More options', exact: true }));
  const items = form.getByRole('menu', { name: 'More options' }).locator('[role^="menuitem"]');
  await expect(items.first()).toBeFocused();
  const item = items.filter({ has: page.getByText(label, { exact: true }) });
  const isThere = () => item.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 12 && !(await isThere()); step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- key presses follow one another
    await page.keyboard.press('ArrowDown');
  }
  await expectVisibleFocus(item);
  await page.keyboard.press('Enter');
}
