/**
 * Languages from which numbers and times are taken if a browser has none: Chrome (156) has no
 * formats of eo, eu, ga and oc. The names of months and the like come from `../polyfill`.
 */
export const formatFallbackLocales: ReadonlyMap<string, string> = new Map([
  ['eo', 'es'],
  ['eu', 'es'],
  ['ga', 'en-IE'],
  ['oc', 'ca'],
]);

/**
 * Returns the regional variant of a language that the reader's browser prefers, such as `en-GB`,
 * since its dates differ.
 */
function regionalLocale(tag: string): string {
  return navigator.languages.find((own) => own.startsWith(`${tag}-`)) ?? tag;
}

/**
 * Returns the locales in which dates, numbers, lists and plurals of a language are formatted, the
 * preferred one first. Accepts BCP 47 tags and the language codes of this client (`zh_Hant`). Any
 * other text is read as English.
 */
export function formatLocales(locale: string): string[] {
  const other = formatFallbackLocales.get(locale) ?? 'en';
  try {
    return Intl.getCanonicalLocales([regionalLocale(locale.replaceAll('_', '-')), other]);
  } catch {
    return ['en'];
  }
}
