import type { Locator, Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';
import { waitForFrames } from '../../pages/client.ts';

/** What is open above the page: dialogs, and popovers such as menus. */
const overlaySelector = 'dialog[open], [popover]:popover-open';

/** Loading marks, and parts that are still being loaded. */
const loadingSelector = '[aria-busy=true], [role=progressbar]:not([aria-valuenow])';

/** Observes whether a page is still loading something. */
export class PageState {
  readonly #page: Page;
  readonly #pending = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#pending.add(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
    // A tab in the background gets no frames.
    page.on('popup', (popup) => void popup.close());
  }

  get overlays(): Locator {
    return this.#page.locator(overlaySelector);
  }

  /** Resolves to the names of the overlays, in the order of the document. */
  async openOverlays(): Promise<readonly string[]> {
    return this.overlays.evaluateAll((overlays) =>
      overlays.map((overlay) => {
        const labelled = document.getElementById(overlay.getAttribute('aria-labelledby') ?? '');
        return `${overlay.role ?? overlay.localName} ${overlay.ariaLabel ?? labelled?.textContent ?? ''}`;
      }),
    );
  }

  /** Resolves when no request is pending and no loading mark is shown. */
  async settle(): Promise<void> {
    let checks = 0;
    const isSettled = async () => {
      await waitForFrames(this.#page);
      const isIdle =
        this.#pending.size === 0 && (await this.#page.locator(loadingSelector).count()) === 0;
      checks = isIdle ? checks + 1 : 0;
      // Several checks in a row, since a chunk that has loaded may open a dialog and request data.
      return checks > 2;
    };
    await expect.poll(isSettled, { intervals: [40] }).toBe(true);
  }

  /** Resolves when the page shows a screen, and settles. */
  async settleOnScreen(): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await this.settle();
  }
}
