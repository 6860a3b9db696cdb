import { formatLocales } from './format-locales.ts';

/**
 * Caches formatters by locale: creating one costs a hundred times as much as using it.
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
