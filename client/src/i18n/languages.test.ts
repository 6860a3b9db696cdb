import { describe, expect, it } from 'vitest';
import { findLanguage, languages } from './languages.ts';

describe('languages', () => {
  it('are thirty-two, including ja_easy and zh_Hant', () => {
    expect(languages.map(({ code }) => code).join(' ')).toBe(
      'ar ca cs de en eo es et eu fi fr ga he hu id it ja ja_easy ko nb nl oc pl pt ro ru sk te uk vi zh zh_Hant',
    );
  });

  it.each(languages)('have a tag that Intl accepts: $code as $tag', ({ tag }) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag]);
  });

  it.each(languages)('have the script direction of Intl: $code', ({ tag, direction }) => {
    const script = new Intl.Locale(tag).maximize().script ?? '';
    expect(direction).toBe(['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr');
  });

  it('are returned by findLanguage only for their code', () => {
    expect(findLanguage('zh_Hant')?.tag).toBe('zh-Hant');
    expect(findLanguage('zh-Hant')).toBeUndefined();
    expect(findLanguage('toString')).toBeUndefined();
  });
});
