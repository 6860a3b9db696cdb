/**
 * Makes a formatter once per locale: making one costs a hundred times what using it does. Takes BCP 47
 * tags and the codes of our languages (`zh_Hant`); a locale that is neither is read as English.
 */
export function memoiseByLocale<F>(create: (locale: string) => F): (locale: string) => F {
  const made = new Map<string, F>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const fresh = create(asTag(locale));
    made.set(locale, fresh);
    return fresh;
  };
}

function asTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
