import * as v from 'valibot';

/**
 * A language as BCP 47 tag, which may be used in `lang`. Servers pass on what the author's server
 * sent, for example "English", "pt_BR" or markup.
 */
export const languageTag = v.custom<string>((input) => {
  /* Intl accepts longer first parts, too, but none is registered. */
  if (typeof input !== 'string' || !/^[a-z]{2,3}(?:-|$)/i.test(input)) return false;
  try {
    return Intl.getCanonicalLocales(input).length === 1;
  } catch {
    return false;
  }
});
