import { describe, expect, it } from 'vitest';
import { formatLanguageName } from './language-name.ts';

describe('formatLanguageName', () => {
  it.each([
    ['en', 'de', 'German'],
    ['de', 'de', 'Deutsch'],
    ['fr', 'pt-BR', 'portugais brésilien'],
    ['en', 'zh_Hant', 'Traditional Chinese'],
    ['en', 'xq', 'xq'],
    ['en', 'not a code', 'not a code'],
    ['en', '', ''],
  ])('in %s names %j %s', (locale, code, name) => {
    expect(formatLanguageName(code, locale)).toBe(name);
  });
});
