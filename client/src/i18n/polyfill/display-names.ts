import { findLanguage } from '../languages.ts';
import { nativeName } from '../native-name.ts';
import { findLanguageFormats } from './find-formats.ts';

const BrowserDisplayNames = Intl.DisplayNames;

/**
 * Returns the names of the languages in `find-formats.ts` in these languages themselves, since
 * browsers without data for a language return its name in another language.
 */
export class DisplayNames extends BrowserDisplayNames {
  readonly #isMissing: boolean;

  constructor(locales: Intl.LocalesArgument, options: Intl.DisplayNamesOptions) {
    super(locales, options);
    this.#isMissing = options.type === 'language' && findLanguageFormats(locales) !== undefined;
  }

  override of(code: string): string | undefined {
    if (!this.#isMissing) return super.of(code);
    const language = findLanguage(code);
    if (language) return nativeName(language);
    return new BrowserDisplayNames([code], { type: 'language', fallback: 'code' }).of(code);
  }
}
