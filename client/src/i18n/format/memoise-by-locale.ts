/**
 * Caches formatters by locale: creating one costs a hundred times as much as using it. Accepts BCP
 * 47 tags and this client's language codes (`zh_Hant`); anything else is read as English.
 */
export function memoiseByLocale<F>(create: (locale: string) => F): (locale: string) => F {
  const formatters = new Map<string, F>();
  return (locale) => {
    const known = formatters.get(locale);
    if (known !== undefined) return known;
    const created = create(asTag(locale));
    formatters.set(locale, created);
    return created;
  };
}

function asTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
