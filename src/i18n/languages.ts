/** One language in which the interface may be had. What it calls itself, Intl knows. */
export interface Language {
  /** As preferences and message files name it. */
  readonly code: string;
  /** BCP 47: for `lang` attributes and Intl. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

const rows = [
  { code: 'ar', tag: 'ar', direction: 'rtl' },
  { code: 'ca', tag: 'ca', direction: 'ltr' },
  { code: 'cs', tag: 'cs', direction: 'ltr' },
  { code: 'de', tag: 'de', direction: 'ltr' },
  { code: 'en', tag: 'en', direction: 'ltr' },
  { code: 'eo', tag: 'eo', direction: 'ltr' },
  { code: 'es', tag: 'es', direction: 'ltr' },
  { code: 'et', tag: 'et', direction: 'ltr' },
  { code: 'eu', tag: 'eu', direction: 'ltr' },
  { code: 'fi', tag: 'fi', direction: 'ltr' },
  { code: 'fr', tag: 'fr', direction: 'ltr' },
  { code: 'ga', tag: 'ga', direction: 'ltr' },
  { code: 'he', tag: 'he', direction: 'rtl' },
  { code: 'hu', tag: 'hu', direction: 'ltr' },
  { code: 'id', tag: 'id', direction: 'ltr' },
  { code: 'it', tag: 'it', direction: 'ltr' },
  { code: 'ja', tag: 'ja', direction: 'ltr' },
  { code: 'ja_easy', tag: 'ja', direction: 'ltr' },
  { code: 'ko', tag: 'ko', direction: 'ltr' },
  { code: 'nb', tag: 'nb', direction: 'ltr' },
  { code: 'nl', tag: 'nl', direction: 'ltr' },
  { code: 'oc', tag: 'oc', direction: 'ltr' },
  { code: 'pl', tag: 'pl', direction: 'ltr' },
  { code: 'pt', tag: 'pt', direction: 'ltr' },
  { code: 'ro', tag: 'ro', direction: 'ltr' },
  { code: 'ru', tag: 'ru', direction: 'ltr' },
  { code: 'sk', tag: 'sk', direction: 'ltr' },
  { code: 'te', tag: 'te', direction: 'ltr' },
  { code: 'uk', tag: 'uk', direction: 'ltr' },
  { code: 'vi', tag: 'vi', direction: 'ltr' },
  { code: 'zh', tag: 'zh-Hans', direction: 'ltr' },
  { code: 'zh_Hant', tag: 'zh-Hant', direction: 'ltr' },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof rows)[number]['code'];

/** The languages on offer, by code. */
export const languages: readonly (Language & { readonly code: LanguageCode })[] = rows;

/** The language of a code; absent when it is not on offer. */
export function languageOf(code: string): (Language & { readonly code: LanguageCode }) | undefined {
  return languages.find((language) => language.code === code);
}
