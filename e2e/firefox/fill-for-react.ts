import { expect, type Locator, type Page } from '@playwright/test';

function setValue(element: Element, text: string): boolean {
  // The element is not connected if its form has just moved to a dialog. The caller then searches
  // for the element again.
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus();
  const type = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

async function fill(this: Locator, value: string): Promise<void> {
  await expect(this).toBeEditable();
  await expect.poll(() => this.evaluate(setValue, value)).toBe(true);
}

/**
 * Replaces `fill` of all locators. Over WebDriver BiDi, Playwright 1.65 assigns to the property
 * `value` of the element itself, which React observes: it then ignores the input event as one
 * without a change.
 */
export function fillForReact(page: Page): void {
  const prototype: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('html'));
  prototype.fill = fill;
}
