import { expect } from '@playwright/test';
import { findElements, type ElementTarget } from './find-elements.ts';
import type { ElementReference, WebDriver } from './webdriver.ts';

/** Selectors of the elements with a role, for the roles that tests use. */
const roles = {
  alert: '[role=alert]',
  article: 'article',
  button: 'button, [role=button], summary',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog[open]',
  form: 'form',
  heading: 'h1, h2, h3',
  img: 'img, [role=img]',
  link: 'a[href]',
  main: 'main',
  menu: '[role=menu]',
  menuitem: '[role=menuitem]',
  option: '[role=option]',
  region: 'section',
  textbox:
    'textarea, input:not([type]), input[type=text], input[type=search], input[type=password], [role=combobox]',
} as const;

/** A description of elements, which are searched again at each use, as by Playwright's locators. */
export class WebKitLocator {
  readonly #driver: WebDriver;
  readonly #path: readonly ElementTarget[];

  constructor(driver: WebDriver, path: readonly ElementTarget[] = []) {
    this.#driver = driver;
    this.#path = path;
  }

  /**
   * Elements with a role inside the elements of this locator, with this whole accessible name if
   * given.
   */
  role(role: keyof typeof roles, name?: string): WebKitLocator {
    return this.css(roles[role], { name });
  }

  css(css: string, filter: Omit<ElementTarget, 'css'> = {}): WebKitLocator {
    return new WebKitLocator(this.#driver, [...this.#path, { css, ...filter }]);
  }

  /** Statuses that contain this text. */
  status(text: string): WebKitLocator {
    return this.css(roles.article, { text });
  }

  /** Elements that contain this text. */
  text(text: string): WebKitLocator {
    return this.css('*', { text });
  }

  all(): Promise<ElementReference[]> {
    return this.#driver.evaluate(findElements, this.#path);
  }

  async expectVisible(): Promise<void> {
    await this.#useFirst(() => Promise.resolve(true));
  }

  async expectCount(count: number): Promise<void> {
    // Repeated, since WebKitWebDriver 2.50 fails if an element is removed while it is returned.
    await expect(async () => {
      expect(await this.all(), this.#message).toHaveLength(count);
    }).toPass({ timeout: 60_000 });
  }

  get #message(): string {
    return JSON.stringify(this.#path);
  }

  /**
   * Waits for the first element and passes it to `use`, again if the element was replaced
   * meanwhile.
   */
  async #useFirst<T>(use: (element: ElementReference) => Promise<T>): Promise<T> {
    let results: T[] = [];
    await expect(async () => {
      const [first] = await this.all();
      if (first === undefined) throw new Error(`not found: ${this.#message}`);
      results = [await use(first)];
    }).toPass({ timeout: 60_000 });
    const [result] = results;
    if (result === undefined) throw new Error('no result');
    return result;
  }

  /**
   * Clicks the middle of the element once it no longer moves, which WebDriver does not wait for. Hovers
   * first, since a click of WebKitWebDriver moves no pointer, and `auto-show.ts` blocks clicks of a pointer
   * that has not moved for a second after posts were inserted.
   */
  async click(): Promise<void> {
    await this.#useFirst((element) => this.#driver.hover(element).then(() => true));
    await this.stableTop();
    await this.#useFirst((element) => this.#driver.click(element).then(() => true));
  }

  /** Types after the text in the field, or selects the file at this path. */
  async type(text: string): Promise<void> {
    await this.#useFirst((element) => this.#driver.type(element, text).then(() => true));
  }

  /** Runs a function in the page with the first element. */
  evaluate<T>(run: (element: Element) => T): Promise<Awaited<T>> {
    return this.#useFirst((element) => this.#driver.evaluateOn(run, element));
  }

  /** Resolves to the value of a field. */
  value(): Promise<string> {
    return this.evaluate((element) => ('value' in element ? String(element.value) : ''));
  }

  hasFocus(): Promise<boolean> {
    return this.evaluate((element) => element === document.activeElement);
  }

  /** Resolves to the distance from the top of the window, in CSS pixels. */
  top(): Promise<number> {
    return this.evaluate((element) => element.getBoundingClientRect().top);
  }

  /** Resolves to the distance from the top of the window once it no longer changes. */
  async stableTop(): Promise<number> {
    let top = Number.NaN;
    const isStable = async () => {
      const before = top;
      top = await this.top();
      return top === before;
    };
    await expect.poll(isStable, { intervals: [100] }).toBe(true);
    return top;
  }
}
