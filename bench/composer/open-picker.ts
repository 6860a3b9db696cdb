import { slowDown } from '../scrolling/page-numbers.ts';
import { withBrowser } from '../tools/with-browser.ts';
import { signInPage } from './sign-in-page.ts';

/* Runs in the page. */
function clickAndWait(): Promise<number> {
  const button = document.querySelector<HTMLElement>(
    'form[aria-label="New post"] [aria-label="Emoji"]',
  );
  return new Promise((resolve, reject) => {
    if (!button) {
      reject(new Error('The emoji button does not exist.'));
      return;
    }
    const clickedAt = performance.now();
    const observer = new MutationObserver(() => {
      /* It may have been rendered earlier while hidden. */
      if (!document.querySelector('[role="gridcell"]')?.checkVisibility()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A task of the highest priority that is posted within a frame runs directly after the
        // paint.
        void scheduler.postTask(() => resolve(performance.now() - clickedAt), {
          priority: 'user-blocking',
        });
      });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    button.click();
  });
}

/** Milliseconds that the pointer hovers over the button before the click. */
const hoverMs = 400;

/**
 * Returns the milliseconds from the click to the first visible emoji, in a new browser context. The
 * emoji are fetched on hover, before the click.
 */
export function openPicker(origin: string): Promise<number> {
  return withBrowser(async (browser) => {
    const page = await signInPage(browser, origin);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const form = page.getByRole('form', { name: 'New post' });
    await form.getByRole('textbox', { name: 'Text' }).focus();
    await form.getByRole('button', { name: 'Emoji', exact: true }).hover();
    await page.waitForTimeout(hoverMs);
    return page.evaluate(clickAndWait);
  });
}
