import { expect } from '@playwright/test';
import type { Person } from '../fixtures/person.ts';
import { readStoredKeys } from '../pages/stored-keys.ts';
import { WebKitLocator } from './locator.ts';
import { pageErrorsKey } from './watched-client.ts';
import type { WebDriver } from './webdriver.ts';

/** Page object of the client in WebKit. */
export class WebKitClient {
  readonly driver: WebDriver;
  readonly page: WebKitLocator;
  readonly #origin: string;
  #expected: RegExp | undefined;

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver;
    this.page = new WebKitLocator(driver);
    this.#origin = origin;
  }

  async goto(path: string): Promise<void> {
    await this.driver.goto(`${this.#origin}${path}`);
  }

  async expectPath(path: string): Promise<void> {
    await expect.poll(async () => new URL(await this.driver.url()).pathname).toBe(path);
  }

  async signIn({ username, password }: Person): Promise<void> {
    await this.goto('/login');
    const form = this.page.role('form', 'Log in');
    await form.role('textbox', 'Username').type(username);
    await form.role('textbox', 'Password').type(password);
    await form.role('button', 'Log in').click();
    await this.expectPath('/main/friends');
  }

  /** Chooses an entry of the menu at the end of the top bar. */
  async chooseFromAccountMenu(name: string): Promise<void> {
    await this.page.role('button', 'Account menu').click();
    await this.page.role('menuitem', name).click();
  }

  async signOut(): Promise<void> {
    await this.chooseFromAccountMenu('Log out');
    await this.page.role('dialog', 'Log out').role('button', 'Log out').click();
    await this.expectPath('/main/all');
  }

  /** The form for a new post in the sidebar. */
  get composer(): WebKitLocator {
    return this.page.role('form', 'New post');
  }

  /** The text field of that form. */
  get textbox(): WebKitLocator {
    return this.composer.role('textbox', 'Text');
  }

  status(text: string): WebKitLocator {
    return this.page.css('main article', { text });
  }

  /** Scrolls down until the element is rendered and in the upper half of the window. */
  async scrollTo(element: WebKitLocator): Promise<void> {
    await expect(async () => {
      const top = (await element.all()).length > 0 ? await element.top() : 1_200;
      if (top < 150 || top > 450)
        await this.driver.evaluate((by) => window.scrollBy({ top: by }), top - 300);
      expect(top).toBeGreaterThanOrEqual(150);
      expect(top).toBeLessThanOrEqual(450);
    }).toPass({ intervals: [100], timeout: 90_000 });
  }

  /** Attaches a file to the form in the sidebar. */
  async attach(file: string): Promise<void> {
    const [input] = await this.driver.evaluate(() => [
      ...document.querySelectorAll('form input[type=file]'),
    ]);
    if (input === undefined) throw new Error('The form has no file input.');
    await this.driver.type(input, file);
  }

  /**
   * Chooses the option with this value by script, because WebDriver cannot click options: they have
   * no box.
   */
  async select(field: WebKitLocator, value: string): Promise<void> {
    const [select] = await field.all();
    if (select === undefined) throw new Error('The field does not exist.');
    await this.driver.evaluate(
      (element, chosen) => {
        if (!(element instanceof HTMLSelectElement)) return;
        element.value = chosen;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      },
      select,
      value,
    );
  }

  /** Waits until `localStorage` contains the text. */
  async expectStoredText(text: string): Promise<void> {
    await expect
      .poll(() => this.driver.evaluate(() => JSON.stringify(localStorage)))
      .toContain(text);
  }

  /** Waits until the service worker has cached all loaded code, and the client the shown data. */
  async expectCached(): Promise<void> {
    const missingCode = () =>
      this.driver.evaluate(async () => {
        await navigator.serviceWorker.ready;
        const keys = (await caches.keys()).map(async (key) => (await caches.open(key)).keys());
        const cached = (await Promise.all(keys)).flat().map(({ url }) => url);
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        return loaded.filter((url) => url.includes('/assets/') && !cached.includes(url));
      });
    await expect.poll(missingCode).toEqual([]);
    const storedPages = () => this.driver.evaluate(readStoredKeys, 'rookery-pages');
    await expect.poll(storedPages).toContainEqual(expect.stringContaining('/friends'));
  }

  /** Declares that the test makes the page report errors with this text. */
  expectComplaints(expected: RegExp): void {
    this.#expected = expected;
  }

  /**
   * Resolves to the errors and policy violations that the page reported since the window was
   * opened.
   */
  async pageErrors(): Promise<readonly string[]> {
    const text = await this.driver.evaluate((key) => sessionStorage.getItem(key), pageErrorsKey);
    const pageErrors: string[] = JSON.parse(text ?? '[]');
    return pageErrors.filter((one) => this.#expected?.test(one) !== true);
  }
}
