import { describe, expect, it } from 'vitest';
import { memoiseByLocale } from './memoise-by-locale.ts';

describe('memoiseByLocale', () => {
  it('creates a formatter once per locale, with a tag that Intl accepts', () => {
    const made: string[] = [];
    const formatter = memoiseByLocale((locale) => {
      made.push(locale);
      return { locale };
    });
    expect(formatter('zh_Hant')).toBe(formatter('zh_Hant'));
    expect(formatter('ja_easy').locale).toBe('ja-Easy');
    expect(formatter('no locale').locale).toBe('en');
    expect(made).toEqual(['zh-Hant', 'ja-Easy', 'en']);
  });
});
