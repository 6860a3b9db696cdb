/** Whether a locale's numbers and spans are written as in English. */
export function isEnglish(locale: string): boolean {
  return locale === 'en' || locale.startsWith('en-') || locale.startsWith('en_');
}
