import * as v from 'valibot';

function isLanguageTag(text: string): boolean {
  /* Intl also accepts longer names of languages, but none is registered. */
  if (!/^[a-z]{2,3}(?:-|$)/i.test(text)) return false;
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/**
 * A language as a BCP 47 tag, which can be used in the attribute `lang`. Other texts are invalid:
 * servers pass on what the author's server sent, for example "English", "pt_BR" or markup.
 */
export const languageTag = v.pipe(v.string(), v.check(isLanguageTag));
