import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Maximum number of key presses to reach an element. */
const maxPresses = 150;

function hasFocus(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) => element === document.activeElement);
}

/**
 * Moves the focus to an element with Tab and asserts that it is visible. Fails if it cannot be
 * reached.
 */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await expect(wanted).toBeAttached();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await hasFocus(wanted)) {
      await expectVisibleFocus(wanted);
      return;
    }
    await page.keyboard.press(key);
  }
  await expect(wanted, 'it is reachable by keyboard').toBeFocused();
}

/*
 * Returns whether the element has a focus ring, or its parent has: the ring of a search field is
 * around its form.
 */
function hasVisibleRing(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) =>
    [element, element.parentElement].some(
      (ringed) => ringed !== null && getComputedStyle(ringed).outlineStyle !== 'none',
    ),
  );
}

/** Asserts that the element has the focus with a visible indicator. */
export async function expectVisibleFocus(wanted: Locator): Promise<void> {
  await expect(wanted).toBeFocused();
  await expect.poll(() => hasVisibleRing(wanted), { message: 'the focus is visible' }).toBe(true);
}

/** Moves the focus to an element and presses Enter. */
export async function activateByKeyboard(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await tabTo(page, wanted, key);
  await page.keyboard.press('Enter');
}
