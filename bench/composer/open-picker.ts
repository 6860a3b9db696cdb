import { slowDown } from '../cold-load/visit.ts';
import { withBrowser } from '../tools/with-browser.ts';
import { signInPage } from './sign-in-page.ts';

/* Runs in the page. */
function pressAndWatch(): Promise<number> {
  const button = document.querySelector<HTMLElement>(
    'form[aria-label="New post"] [aria-label="Emoji"]',
  );
  return new Promise((resolve, reject) => {
    if (!button) {
      reject(new Error('no button for emoji'));
      return;
    }
    const pressed = performance.now();
    const watcher = new MutationObserver(() => {
      /* It may have been drawn before, unseen. */
      if (!document.querySelector('[role="gridcell"]')?.checkVisibility()) return;
      watcher.disconnect();
      requestAnimationFrame(() => {
        // Asked for within a frame, and before anything else that waits: it runs when the frame has been painted.
        void scheduler.postTask(() => resolve(performance.now() - pressed), {
          priority: 'user-blocking',
        });
      });
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true });
    button.click();
  });
}

/** Milliseconds that a pointer rests on the button before it presses. */
const rest = 400;

/**
 * Milliseconds from the press to the first emoji in sight, in a browser that has never shown them: as
 * the pointer comes onto the button they are fetched, before it presses.
 */
export function openPicker(origin: string): Promise<number> {
  return withBrowser(async (browser) => {
    const page = await signInPage(browser, origin);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const form = page.getByRole('form', { name: 'New post' });
    await form.getByRole('button', { name: 'Emoji', exact: true }).hover();
    await page.waitForTimeout(rest);
    return page.evaluate(pressAndWatch);
  });
}
