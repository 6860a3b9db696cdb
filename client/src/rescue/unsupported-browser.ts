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

/** Returns the translation for the first of the browser's languages that has one. */
function translationFor(
  languages: readonly string[],
  translations: object,
): { language: string; text: string } | undefined {
  const texts = new Map<string, unknown>(Object.entries(translations));
  for (const tag of languages) {
    /* Without `Intl.Locale`, which the oldest of these browsers lack (Safari 13, Firefox 74). */
    const [given = ''] = tag.split('-');
    if (given === 'en') return undefined;
    const isHant = /^zh-(?:Hant|TW|HK|MO)/i.test(tag);
    const language = isHant ? 'zh_Hant' : (substitutes[given] ?? given);
    const text = texts.get(language);
    if (typeof text === 'string') return { language: language.replace('_', '-'), text };
  }
  return undefined;
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
      if (typeof translations !== 'object' || translations === null) return;
      const found = translationFor(page.navigator.languages, translations);
      if (!found) return;
      sentence.textContent = found.text;
      sentence.setAttribute('lang', found.language);
      sentence.setAttribute('dir', 'auto');
    })
    // Without translations the English text stays.
    .catch(() => undefined);
}
