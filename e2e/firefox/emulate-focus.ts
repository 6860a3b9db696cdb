import type { BrowserContext } from '@playwright/test';

/** All pages of a context have the focus, as Playwright emulates it in Chromium. */
export async function emulateFocus(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Document.prototype.hasFocus = () => true;
  });
}
