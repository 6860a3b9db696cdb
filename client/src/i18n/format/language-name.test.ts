import { describe, expect, it } from 'vitest';
import { formatLanguageName, languageOptions } from './language-name.ts';

describe('formatLanguageName', () => {
  it.each([
    ['en', 'de', 'German'],
    ['de', 'de', 'Deutsch'],
    ['fr', 'pt-BR', 'portugais brésilien'],
    ['en', 'zh_Hant', 'Traditional Chinese'],
    ['en', 'xq', 'xq'],
    ['en', 'not a code', 'not a code'],
    ['en', '', ''],
  ])('for the locale %s and the code %j, returns %s', (locale, code, name) => {
    expect(formatLanguageName(code, locale)).toBe(name);
  });
});

describe('languageOptions', () => {
  it('returns names in the given locale, sorted, and the server’s name for an unknown code', () => {
    const listed = [
      { code: 'DE', name: 'German' },
      { code: 'pb', name: 'Portuguese (Brazil)' },
      { code: 'et' },
      { code: 'cs', name: 'Czech' },
      { code: 'qqx' },
    ];
    expect(languageOptions(listed, 'de')).toEqual([
      { value: 'DE', label: 'Deutsch' },
      { value: 'et', label: 'Estnisch' },
      { value: 'pb', label: 'Portuguese (Brazil)' },
      { value: 'qqx', label: 'qqx' },
      { value: 'cs', label: 'Tschechisch' },
    ]);
  });
});
