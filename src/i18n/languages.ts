const codes = [
  ...(['ar', 'ca', 'cs', 'de', 'en', 'eo', 'es', 'et', 'eu', 'fi', 'fr', 'ga', 'he'] as const),
  ...(['hu', 'id', 'it', 'ja', 'ja_easy', 'ko', 'nb', 'nl', 'oc', 'pl', 'pt', 'ro'] as const),
  ...(['ru', 'sk', 'te', 'uk', 'vi', 'zh', 'zh_Hant'] as const),
];

export type LanguageCode = (typeof codes)[number];

/** One language in which the interface may be had. What it calls itself, Intl knows. */
export interface Language {
  /** As preferences and message files name it. */
  readonly code: LanguageCode;
  /** BCP 47: for `lang` attributes and Intl. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Tags of those whose code is none. */
const tags: Partial<Record<LanguageCode, string>> = {
  ja_easy: 'ja',
  zh: 'zh-Hans',
  zh_Hant: 'zh-Hant',
};

export const languages = codes.map((code): Language => ({
  code,
  tag: tags[code] ?? code,
  direction: code === 'ar' || code === 'he' ? 'rtl' : 'ltr',
}));

/** The language of a code; absent when it is not on offer. */
export function languageOf(code: string): Language | undefined {
  return languages.find((language) => language.code === code);
}
