import { type LanguageCode, findLanguage } from './languages.ts';

/** Languages that are not supported, with the language that is used instead. */
const substitutes: ReadonlyMap<string, LanguageCode> = new Map([
  ['no', 'nb'],
  ['nn', 'nb'],
]);

/**
 * Returns the supported language for a code, or for a tag of a browser or server (`pt-BR`,
 * `zh_TW`); undefined if none matches.
 */
export function matchLanguage(tag: string): LanguageCode | undefined {
  const known = findLanguage(tag);
  if (known) return known.code;
  const locale = localeOfTag(tag);
  if (!locale) return undefined;
  if (locale.language === 'zh') return locale.maximize().script === 'Hant' ? 'zh_Hant' : 'zh';
  return substitutes.get(locale.language) ?? findLanguage(locale.language)?.code;
}

function localeOfTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}

export interface LanguageCandidates {
  /** The preference `interfaceLanguage` of the reader. */
  readonly chosen?: string | undefined;
  /** Value of the language cookie, in which the server stores the language. */
  readonly cookie?: string | undefined;
  /** The browser's languages in order of preference. */
  readonly browser: readonly string[];
}

/**
 * Returns the language of the interface (R-I18N-002): the reader's preference, else that of the
 * cookie, else the first supported language of the browser, else English.
 */
export function chooseLanguage({ chosen, cookie, browser }: LanguageCandidates): LanguageCode {
  for (const tag of [chosen, cookie, ...browser]) {
    const code = matchLanguage(tag ?? '');
    if (code !== undefined) return code;
  }
  return 'en';
}
