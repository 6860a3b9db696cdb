import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** More than this nobody presses to get anywhere. */
const patience = 150;

function hasFocus(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) => element === document.activeElement);
}

/** Goes to something as one does without a pointer, and sees that it is there; says so when it cannot be reached. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await expect(wanted).toBeAttached();
  for (let presses = 0; presses < patience; presses += 1) {
    if (await hasFocus(wanted)) {
      await expectFocusSeen(wanted);
      return;
    }
    await page.keyboard.press(key);
  }
  await expect(wanted, 'it is reached by the keyboard').toBeFocused();
}

/** What has the focus says so to the eye. */
export async function expectFocusSeen(wanted: Locator): Promise<void> {
  await expect(wanted).toBeFocused();
  await expect(wanted, 'the focus is seen').not.toHaveCSS('outline-style', 'none');
}

/** Goes there and presses it. */
export async function pressByKeys(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await tabTo(page, wanted, key);
  await page.keyboard.press('Enter');
}
