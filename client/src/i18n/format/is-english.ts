/** Returns true if a locale formats numbers and time spans as English does. */
export function isEnglish(locale: string): boolean {
  return locale === 'en' || locale.startsWith('en-') || locale.startsWith('en_');
}
