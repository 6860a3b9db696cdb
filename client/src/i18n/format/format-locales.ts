/**
 * Languages whose numbers and times replace missing ones: Chrome (156) has no formats of eo, eu, ga
 * and oc. Their words come from `../polyfill`.
 */
export const related: ReadonlyMap<string, string> = new Map([
  ['eo', 'es'],
  ['eu', 'es'],
  ['ga', 'en-IE'],
  ['oc', 'ca'],
]);

/** Returns the reader's variant of a language, such as `en-GB`, which has dates of its own. */
function regionalLocale(tag: string): string {
  return navigator.languages.find((own) => own.startsWith(`${tag}-`)) ?? tag;
}

/**
 * Returns the locales of dates, numbers, lists and plurals in a language, the preferred one first.
 * Accepts BCP 47 tags and this client's language codes (`zh_Hant`); anything else is read as
 * English.
 */
export function formatLocales(locale: string): string[] {
  const other = related.get(locale) ?? 'en';
  try {
    return Intl.getCanonicalLocales([regionalLocale(locale.replaceAll('_', '-')), other]);
  } catch {
    return ['en'];
  }
}
