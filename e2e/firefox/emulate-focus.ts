import type { BrowserContext } from '@playwright/test';

/** Makes all pages of a context have the focus, as Playwright does in Chromium. */
export async function emulateFocus(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Document.prototype.hasFocus = () => true;
  });
}
