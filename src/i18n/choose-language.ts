import { languageOf, type LanguageCode } from './languages.ts';
import { matchLanguage } from './match-language.ts';

export interface LanguageWishes {
  /** The preference `interfaceLanguage`. */
  readonly chosen?: string | undefined;
  /** Value of the language cookie, where the server keeps the choice. */
  readonly cookie?: string | undefined;
  /** The browser's languages, the most wanted first. */
  readonly browser: readonly string[];
  /** Languages of the instance. */
  readonly instance?: readonly string[];
  /** Languages that may be taken where none is chosen; all of them unless told. */
  readonly offered?: readonly LanguageCode[];
}

/**
 * The interface's language (R-I18N-002): the chosen one, else the cookie's, else the first of the
 * browser's that is on offer, else the first of the instance's, else English.
 */
export function chooseLanguage({
  chosen,
  cookie,
  browser,
  instance = [],
  offered,
}: LanguageWishes): LanguageCode {
  const chosenLanguage = chosen === undefined ? undefined : languageOf(chosen);
  if (chosenLanguage) return chosenLanguage.code;
  const tags = cookie === undefined ? browser : [cookie, ...browser];
  for (const tag of [...tags, ...instance]) {
    const code = matchLanguage(tag);
    if (code !== undefined && offered?.includes(code) !== false) return code;
  }
  return 'en';
}
