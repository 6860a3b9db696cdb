import { describe, expect, it } from 'vitest';
import { memoiseByLocale } from './memoise-by-locale.ts';

describe('memoiseByLocale', () => {
  it('creates a formatter once per locale', () => {
    const made: string[] = [];
    const formatter = memoiseByLocale((locales) => {
      made.push(locales.join(' '));
      return { locales };
    });
    expect(formatter('zh_Hant')).toBe(formatter('zh_Hant'));
    formatter('no locale');
    expect(made).toEqual(['zh-Hant en', 'en']);
  });
});
