import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages } from '../languages.ts';
import { formatLocales } from './format-locales.ts';

afterEach(() => vi.unstubAllGlobals());

describe('formatLocales', () => {
  it('returns the regional variant that the browser’s languages contain first', () => {
    vi.stubGlobal('navigator', { languages: ['pt-PT', 'en-GB', 'en-US', 'fil'] });
    expect(formatLocales('en')).toEqual(['en-GB', 'en']);
    expect(formatLocales('pt')).toEqual(['pt-PT', 'en']);
    expect(formatLocales('fi')).toEqual(['fi', 'en']);
  });

  it.each([
    ['de', ['de', 'en']],
    ['zh_Hant', ['zh-Hant', 'en']],
    ['ja_easy', ['ja-Easy', 'en']],
    ['eo', ['eo', 'es']],
    ['oc', ['oc', 'ca']],
    ['no locale', ['en']],
    ['', ['en']],
  ])('for %j, returns %j', (locale, locales) => {
    expect(formatLocales(locale)).toEqual(locales);
  });

  it.each(languages.filter(({ code }) => code !== 'en'))(
    'returns locales other than English for $code as $tag',
    ({ code, tag }) => {
      for (const locales of [formatLocales(code), formatLocales(tag)]) {
        const formats = [
          new Intl.PluralRules(locales),
          new Intl.RelativeTimeFormat(locales),
          new Intl.DateTimeFormat(locales),
          new Intl.ListFormat(locales),
          new Intl.NumberFormat(locales),
        ];
        /* CLDR has no plural rules for Occitan. */
        const expected = code === 'oc' ? ['oc', 'ca'] : [tag.slice(0, 2)];
        for (const format of formats)
          expect(expected).toContain(new Intl.Locale(format.resolvedOptions().locale).language);
      }
    },
  );
});
