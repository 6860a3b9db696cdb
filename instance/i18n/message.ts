/**
 * Marks a text of the instance's pages and mails as translatable, and returns it. Values are
 * placeholders in braces. `npm run messages` extracts the texts into `i18n/locales`, for which it
 * needs literal texts.
 */
export function msg(strings: TemplateStringsArray): string {
  return strings.join('');
}
