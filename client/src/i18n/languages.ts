const codes = [
  ...(['ar', 'ca', 'cs', 'de', 'en', 'eo', 'es', 'et', 'eu', 'fi', 'fr', 'ga', 'he'] as const),
  ...(['hu', 'id', 'it', 'ja', 'ja_easy', 'ko', 'nb', 'nl', 'oc', 'pl', 'pt', 'ro'] as const),
  ...(['ru', 'sk', 'te', 'uk', 'vi', 'zh', 'zh_Hant'] as const),
];

export type LanguageCode = (typeof codes)[number];

/** A language of the interface. Its name comes from `Intl`. */
export interface Language {
  /** Code of the language in preferences and message files. */
  readonly code: LanguageCode;
  /** BCP 47 tag for `lang` attributes and Intl. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Tags of languages whose code is no BCP 47 tag. */
const tags: ReadonlyMap<LanguageCode, string> = new Map([
  ['ja_easy', 'ja'],
  ['zh', 'zh-Hans'],
  ['zh_Hant', 'zh-Hant'],
]);

/**
 * Returns whether a supported language, given by its code or tag, is written from right to left.
 */
export function isRightToLeft(code: string): boolean {
  return code === 'ar' || code === 'he';
}

export const languages = codes.map((code): Language => ({
  code,
  tag: tags.get(code) ?? code,
  direction: isRightToLeft(code) ? 'rtl' : 'ltr',
}));

/** Returns the language with this code; undefined if it is not supported. */
export function findLanguage(code: string): Language | undefined {
  return languages.find((language) => language.code === code);
}
