/** Names the versions of `browserslist` in package.json. */
export const unsupportedText =
  'This browser is too old for Rookery. It needs Chrome 126, Firefox 128, Safari 18.0 or a later version.';

/**
 * Returns true if the browser has the newest features without a fallback: `URL.parse` (Chrome 126,
 * Safari 18.0) and relative colours (Firefox 128).
 */
export function isSupportedBrowser(page: { URL?: object; CSS?: Pick<typeof CSS, 'supports'> }) {
  return (
    page.URL !== undefined &&
    'parse' in page.URL &&
    page.CSS !== undefined &&
    page.CSS.supports('color', 'rgb(from red r g b)')
  );
}

/** The text in the other languages, in a file of its own, since no supported browser needs it. */
const translationsUrl = '/static/unsupported-browser.json';

const substitutes: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', iw: 'he' };

/** Returns the name of a browser's language in the file of translations. */
function languageOf(tag: string): string {
  /* Without `Intl.Locale`, which the oldest of these browsers lack (Safari 13, Firefox 74). */
  const [given = ''] = tag.split('-');
  const isHant = /^zh-(?:Hant|TW|HK|MO)/i.test(tag);
  return isHant ? 'zh_Hant' : (substitutes[given] ?? given);
}

/**
 * Writes into `sentence` which browsers are supported: in English, and once the translations are
 * loaded in the first of the browser's languages that has one.
 */
export function writeUnsupportedText(page: Window & typeof globalThis, sentence: Element): void {
  sentence.textContent = unsupportedText;
  page
    .fetch(translationsUrl)
    .then((response) => response.json())
    .then((translations: unknown) => {
      const texts = new Map<string, unknown>(Object.entries(translations ?? {}));
      const language =
        page.navigator.languages.map(languageOf).find((one) => one === 'en' || texts.has(one)) ??
        '';
      const text = texts.get(language);
      if (typeof text !== 'string') return;
      sentence.textContent = text;
      sentence.setAttribute('lang', language.replace('_', '-'));
      sentence.setAttribute('dir', 'auto');
    })
    // Without translations the English text stays.
    .catch(() => undefined);
}
