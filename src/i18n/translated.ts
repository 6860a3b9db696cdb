import type { LanguageCode } from './languages.ts';

/** The languages with a catalogue in `locales`. */
export const translated: readonly LanguageCode[] = ['en', 'de'];
