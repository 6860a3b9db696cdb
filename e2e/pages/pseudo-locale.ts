import type { Page } from '@playwright/test';
import type { Token } from '../../client/vite/messages/message-shape.ts';
import { pseudoLetters, toPseudoMessage } from '../fixtures/to-pseudo-message.ts';
import { windowOf } from './browser-window.ts';
import { waitUntilStable, type ScreenToShow } from './screens.ts';
import { expect, test } from '../fixtures/test.ts';
import { findCutTexts } from './cut-text.ts';

/**
 * Makes the next load of the page show its messages in the pseudo-locale: longer, accented, in
 * brackets.
 */
async function showPseudoLocale(page: Page): Promise<void> {
  await page.route('**/assets/messages/en/*.json', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const { messages }: { messages: Record<string, Token[]> } = await response.json();
    const pseudo = Object.entries(messages).map(([id, tokens]) => [id, toPseudoMessage(tokens)]);
    await route.fulfill({ response, json: { messages: Object.fromEntries(pseudo) } });
  });
}

/** Adds all texts in a JSON value to `texts`, without markup, whole and by paragraph. */
function addTexts(texts: Set<string>, value: unknown): void {
  if (typeof value === 'string') {
    const plain = value.replaceAll(/<[^>]*>/g, '\n').replaceAll('&#39;', '’');
    for (const text of [plain, ...plain.split(/\n|:\w+:/)])
      texts.add(text.replaceAll(/\s+/g, ' ').trim());
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) addTexts(texts, inner);
  }
}

/** Collects the texts that the server sends to a page, which are not messages. */
class ServerTexts {
  readonly #texts = new Set<string>();

  async record(page: Page): Promise<void> {
    await page.route(/\/(?:api|nodeinfo|static)\//, async (route) => {
      if (!['fetch', 'xhr'].includes(route.request().resourceType())) return route.fallback();
      const response = await route.fetch({ maxRetries: 3 });
      const type = response.headers()['content-type'] ?? '';
      if (type.includes('json')) addTexts(this.#texts, await response.json());
      else if (type.startsWith('text/')) addTexts(this.#texts, await response.text());
      return route.fulfill({ response });
    });
    // The instance writes these documents into the page, so they are not requested.
    for (const path of ['/api/v1/instance', '/api/v2/instance', '/nodeinfo/2.0.json'])
      addTexts(this.#texts, await (await page.request.get(path)).json());
  }

  /**
   * Returns the texts that are neither messages nor sent by the server, and are more than a value.
   */
  withoutOrigin(texts: readonly string[]): string[] {
    const long = [...this.#texts].filter((text) => text.length > 20).join('\n');
    return texts.filter((text) => {
      const rest = outsideOfBrackets(text);
      const words = rest.replaceAll(/[^A-Za-z]+/g, ' ').trim();
      // Values: addresses, hashtags, emoji and files; dates, sizes and versions.
      const isValue = /^[@#]\S+$|^:\S+:$|^[\w-]+\.png$|\d/.test(rest);
      // The same in all languages: a unit, the words between list items, the name of the client.
      const isShared = /^(?:px|and|or|Rookery)$/.test(words);
      const isSent = this.#texts.has(rest) || (rest.length > 12 && long.includes(rest));
      return /[A-Za-z]{2}/.test(rest) && !isValue && !isShared && !isSent;
    });
  }
}

function outsideOfBrackets(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? rest.trim() : outsideOfBrackets(rest);
}

/** Returns the page's visible texts and labels with unaccented letters. Runs in the page. */
function findPlainTexts(): string[] {
  const found = new Set<string>();
  const check = (text: string | null, element: Element): void => {
    if (text === null || !/[A-Za-z]{2}/.test(text)) return;
    if (element.closest('time, kbd, code, svg, noscript, option, textarea')) return;
    found.add(text.trim().replaceAll(/\s+/g, ' '));
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (parent?.checkVisibility({ visibilityProperty: true }) === true) check(textContent, parent);
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      check(element.getAttribute(name), element);
  }
  return [...found];
}

/* Does not match a message that ends with an ellipsis. Names of people and posts may end with
   one. */
const wholeMessage = new RegExp(`^⟦[${pseudoLetters}\\s\\d\\p{P}⟦⟧]+⟧$`, 'u');

/** Shows screens in the pseudo-locale and checks their texts. */
export class PseudoLocaleCheck {
  readonly #page: Page;
  readonly #served = new ServerTexts();

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Starts the check of a page, which shows the pseudo-locale from its next load on. */
  static async show(page: Page): Promise<PseudoLocaleCheck> {
    const pseudo = new PseudoLocaleCheck(page);
    await showPseudoLocale(page);
    await pseudo.#served.record(page);
    return pseudo;
  }

  /**
   * Expects that no text of the page is cut, and that all texts are messages or sent by the server.
   */
  async audit(name: string): Promise<void> {
    await waitUntilStable(windowOf(this.#page));
    const cuts = await this.#page.evaluate(findCutTexts);
    const plain = await this.#page.evaluate(findPlainTexts);
    const cut = cuts.filter(({ text, by }) => by !== 'ellipsis' || wholeMessage.test(text));
    expect.soft(cut, `cut on ${name}`).toEqual([]);
    expect.soft(this.#served.withoutOrigin(plain), `not a message on ${name}`).toEqual([]);
  }

  async open(screen: ScreenToShow): Promise<void> {
    await test.step(screen.name, async () => {
      const browserWindow = windowOf(this.#page);
      await this.#page.goto(screen.path);
      await waitUntilStable(browserWindow);
      await screen.open?.(browserWindow);
      await this.audit(screen.name);
    });
  }

  /** Opens each tab of the settings. */
  async openSettings(): Promise<void> {
    await this.#page.goto('/settings');
    await waitUntilStable(windowOf(this.#page));
    const dialog = this.#page.getByRole('dialog');
    const tabs = dialog.getByRole('navigation').getByRole('button');
    const names = await tabs.allInnerTexts();
    expect(names.length).toBeGreaterThan(5);
    for (const [index, name] of names.entries()) {
      await test.step(`settings: ${name}`, async () => {
        await this.#page.goto('/settings');
        await tabs.nth(index).click();
        await expect(dialog.getByRole('heading', { name, level: 3 }).first()).toBeVisible();
        await this.audit(`settings: ${name}`);
      });
    }
  }
}
