import { type LanguageCode, languageOf } from './languages.ts';

/** Languages replaced by another one. */
const substitutes: ReadonlyMap<string, LanguageCode> = new Map([
  ['no', 'nb'],
  ['nn', 'nb'],
]);

/**
 * Returns the supported language for a code or a browser's or server's tag (`pt-BR`, `zh_TW`), or
 * undefined.
 */
export function matchLanguage(tag: string): LanguageCode | undefined {
  const known = languageOf(tag);
  if (known) return known.code;
  const locale = localeOfTag(tag);
  if (!locale) return undefined;
  if (locale.language === 'zh') return locale.maximize().script === 'Hant' ? 'zh_Hant' : 'zh';
  return substitutes.get(locale.language) ?? languageOf(locale.language)?.code;
}

function localeOfTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}

export interface LanguageCandidates {
  /** The preference `interfaceLanguage`. */
  readonly chosen?: string | undefined;
  /** Value of the language cookie, in which the server saves the choice. */
  readonly cookie?: string | undefined;
  /** The browser's languages in order of preference. */
  readonly browser: readonly string[];
}

/**
 * Returns the interface's language (R-I18N-002): the chosen one, else the cookie's, else the
 * browser's first supported one, else English.
 */
export function chooseLanguage({ chosen, cookie, browser }: LanguageCandidates): LanguageCode {
  for (const tag of [chosen, cookie, ...browser]) {
    const code = matchLanguage(tag ?? '');
    if (code !== undefined) return code;
  }
  return 'en';
}
