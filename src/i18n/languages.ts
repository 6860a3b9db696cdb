/** One language in which the interface may be had. */
export interface Language {
  /** As preferences and message files name it. */
  readonly code: string;
  /** In the language itself. */
  readonly name: string;
  /** BCP 47: for `lang` attributes and Intl. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

const rows = [
  { code: 'ar', name: 'العربية', tag: 'ar', direction: 'rtl' },
  { code: 'ca', name: 'Català', tag: 'ca', direction: 'ltr' },
  { code: 'cs', name: 'Čeština', tag: 'cs', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', tag: 'de', direction: 'ltr' },
  { code: 'en', name: 'English', tag: 'en', direction: 'ltr' },
  { code: 'eo', name: 'Esperanto', tag: 'eo', direction: 'ltr' },
  { code: 'es', name: 'Español', tag: 'es', direction: 'ltr' },
  { code: 'et', name: 'Eesti', tag: 'et', direction: 'ltr' },
  { code: 'eu', name: 'Euskara', tag: 'eu', direction: 'ltr' },
  { code: 'fi', name: 'Suomi', tag: 'fi', direction: 'ltr' },
  { code: 'fr', name: 'Français', tag: 'fr', direction: 'ltr' },
  { code: 'ga', name: 'Gaeilge', tag: 'ga', direction: 'ltr' },
  { code: 'he', name: 'עברית', tag: 'he', direction: 'rtl' },
  { code: 'hu', name: 'Magyar', tag: 'hu', direction: 'ltr' },
  { code: 'id', name: 'Bahasa Indonesia', tag: 'id', direction: 'ltr' },
  { code: 'it', name: 'Italiano', tag: 'it', direction: 'ltr' },
  { code: 'ja', name: '日本語', tag: 'ja', direction: 'ltr' },
  { code: 'ja_easy', name: 'やさしいにほんご', tag: 'ja', direction: 'ltr' },
  { code: 'ko', name: '한국어', tag: 'ko', direction: 'ltr' },
  { code: 'nb', name: 'Norsk bokmål', tag: 'nb', direction: 'ltr' },
  { code: 'nl', name: 'Nederlands', tag: 'nl', direction: 'ltr' },
  { code: 'oc', name: 'Occitan', tag: 'oc', direction: 'ltr' },
  { code: 'pl', name: 'Polski', tag: 'pl', direction: 'ltr' },
  { code: 'pt', name: 'Português', tag: 'pt', direction: 'ltr' },
  { code: 'ro', name: 'Română', tag: 'ro', direction: 'ltr' },
  { code: 'ru', name: 'Русский', tag: 'ru', direction: 'ltr' },
  { code: 'sk', name: 'Slovenčina', tag: 'sk', direction: 'ltr' },
  { code: 'te', name: 'తెలుగు', tag: 'te', direction: 'ltr' },
  { code: 'uk', name: 'Українська', tag: 'uk', direction: 'ltr' },
  { code: 'vi', name: 'Tiếng Việt', tag: 'vi', direction: 'ltr' },
  { code: 'zh', name: '简体中文', tag: 'zh-Hans', direction: 'ltr' },
  { code: 'zh_Hant', name: '繁體中文', tag: 'zh-Hant', direction: 'ltr' },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof rows)[number]['code'];

/** The languages on offer, by code (spec 1 §1). */
export const languages: readonly (Language & { readonly code: LanguageCode })[] = rows;

/** The language of a code; absent when it is not on offer. */
export function languageOf(code: string): (Language & { readonly code: LanguageCode }) | undefined {
  return languages.find((language) => language.code === code);
}
