import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectVisibleFocus, activateByKeyboard } from './keys.ts';

/** Opens the menu of a status and selects an item by its first letters. */
export async function chooseMenuItem(page: Page, post: Locator, line: string): Promise<void> {
  await activateByKeyboard(page, post.getByRole('button', { name: 'More', exact: true }));
  const item = page.getByRole('menuitem', { name: line, exact: true });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type(line.slice(0, 3));
  /* Another item with the same beginning may be focused first, such as "Delete and re-draft". */
  const isThere = () => item.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 3 && !(await isThere()); step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- key presses follow one another
    await page.keyboard.press('ArrowDown');
  }
  await expectVisibleFocus(item);
  await page.keyboard.press('Enter');
}

/** Opens the menu of a status with the pointer and selects an item. */
export async function clickMenuItem(page: Page, post: Locator, name: string): Promise<void> {
  await post.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
