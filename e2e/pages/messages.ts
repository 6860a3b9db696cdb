import type { Page } from '@playwright/test';

async function fetchMessages(page: Page, code: string): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  const fetchPart = async (part: string): Promise<void> => {
    const response = await page.request.get(`/assets/messages/${code}/${part}.json`);
    const { messages }: { messages: Record<string, unknown[]> } = await response.json();
    for (const [id, said] of Object.entries(messages))
      if (said.length === 1) all.set(id, String(said[0]));
  };
  const parts = await page.evaluate(() => globalThis.messageParts ?? []);
  await Promise.all(parts.map(fetchPart));
  return all;
}

const escapePattern = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** The messages in English and in another language, without those that have placeholders. */
export class CatalogueMessages {
  readonly #english: ReadonlyMap<string, string>;
  readonly #translated: ReadonlyMap<string, string>;

  private constructor(
    english: ReadonlyMap<string, string>,
    translated: ReadonlyMap<string, string>,
  ) {
    this.#english = english;
    this.#translated = translated;
  }

  /**
   * Reads the messages of the client that the page has loaded, in English and in the given
   * language.
   */
  static async read(page: Page, code: string): Promise<CatalogueMessages> {
    return new CatalogueMessages(await fetchMessages(page, 'en'), await fetchMessages(page, code));
  }

  /** Returns a pattern for the translations of an English text: a text has one per context. */
  say(english: string): RegExp {
    const texts = [...this.#english].flatMap(([id, text]) =>
      text === english ? [this.#translated.get(id) ?? ''] : [],
    );
    if (texts.length === 0) throw new Error(`There is no message “${english}”.`);
    return new RegExp(`^(?:${texts.map(escapePattern).join('|')})$`, 'u');
  }

  /** Returns the English texts and labels on the page for which there is a translation. */
  async englishOn(page: Page): Promise<string[]> {
    const translated = new Set(this.#translated.values());
    const english = new Set([...this.#english.values()].filter((text) => !translated.has(text)));
    const said = await page.evaluate(() => {
      const texts: string[] = [];
      for (const element of document.body.querySelectorAll('*')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          texts.push(element.getAttribute(name)?.trim() ?? '');
        for (const node of element.childNodes)
          if (node instanceof Text) texts.push(node.data.trim());
      }
      return texts;
    });
    return [...new Set(said)].filter((text) => english.has(text));
  }
}
