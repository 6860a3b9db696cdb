import { languageOf, type LanguageCode } from './languages.ts';

/** Languages replaced by another one. */
const substitutes: Readonly<Record<string, LanguageCode>> = { no: 'nb', nn: 'nb' };

/**
 * Returns the supported language for a browser's or server's tag (`pt-BR`, `zh_TW`), or undefined.
 */
export function matchLanguage(tag: string): LanguageCode | undefined {
  const locale = localeOfTag(tag);
  if (!locale) return undefined;
  if (locale.language === 'zh') return locale.maximize().script === 'Hant' ? 'zh_Hant' : 'zh';
  return substitutes[locale.language] ?? languageOf(locale.language)?.code;
}

function localeOfTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}
