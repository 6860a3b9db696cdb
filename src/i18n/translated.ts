import type { LanguageCode } from './languages.ts';

/** The languages whose messages there are, each a file below `locales`. */
export const translated: readonly LanguageCode[] = ['en', 'de'];
