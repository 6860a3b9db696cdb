/** The browser versions are those of `browserslist` in package.json. */
export const unsupportedText =
  'This browser is too old for Rookery. It needs Chrome 126, Firefox 128, Safari 18.0 or a later version.';

/**
 * Returns whether the browser has the newest features that the client needs: `URL.parse` (Chrome
 * 126, Safari 18.0) and relative colours (Firefox 128).
 */
export function isSupportedBrowser(page: { URL?: object; CSS?: Pick<typeof CSS, 'supports'> }) {
  return (
    page.URL !== undefined &&
    'parse' in page.URL &&
    page.CSS !== undefined &&
    page.CSS.supports('color', 'rgb(from red r g b)')
  );
}

/**
 * URL of the translations of the text about supported browsers. They are a file of their own, since supported browsers do
 * not need them.
 */
const translationsUrl = '/static/unsupported-browser.json';

const substitutes: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', iw: 'he' };

/** Returns the key of a browser's language in the file of translations. */
function languageOf(tag: string): string {
  /* `Intl.Locale` is not used, since the oldest of these browsers lack it (Safari 13, Firefox
     74). */
  const [given = ''] = tag.split('-');
  const isHant = /^zh-(?:Hant|TW|HK|MO)/i.test(tag);
  return isHant ? 'zh_Hant' : (substitutes[given] ?? given);
}

/**
 * Writes the English text about supported browsers into `sentence`. Once the translations have loaded,
 * replaces it by the text in the first of the browser's languages that has a translation.
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
    // If there are no translations, the English text stays.
    .catch(() => undefined);
}
