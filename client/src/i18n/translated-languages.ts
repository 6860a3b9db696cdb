import type { LanguageCode } from './languages.ts';

/** The languages with a catalogue in `locales`. */
export const translatedLanguages: readonly LanguageCode[] = ['en', 'de'];
