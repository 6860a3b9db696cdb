import { formatLocales } from './format-locales.ts';

/**
 * Returns a function that creates a formatter once per locale. Creating one takes a hundred times
 * as long as using it.
 */
export function memoizeByLocale<F>(create: (locales: string[]) => F): (locale: string) => F {
  const formatters = new Map<string, F>();
  return (locale) => {
    const known = formatters.get(locale);
    if (known !== undefined) return known;
    const created = create(formatLocales(locale));
    formatters.set(locale, created);
    return created;
  };
}
