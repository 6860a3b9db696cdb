import { describe, expect, it } from 'vitest';
import { memoizeByLocale } from './memoize-by-locale.ts';

describe('memoizeByLocale', () => {
  it('creates a formatter once per locale', () => {
    const made: string[] = [];
    const formatter = memoizeByLocale((locales) => {
      made.push(locales.join(' '));
      return { locales };
    });
    expect(formatter('zh_Hant')).toBe(formatter('zh_Hant'));
    formatter('no locale');
    expect(made).toEqual(['zh-Hant en', 'en']);
  });
});
