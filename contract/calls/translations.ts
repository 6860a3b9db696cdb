import { defineCall } from '../call.ts';
import { translation, translationLanguages } from '../schemas/translation.ts';

/**
 * Translates a status by Akkoma's own call, deprecated since Akkoma 3.18. 400 if the instance does
 * not translate, 404 if the status is not visible, 403 to visitors.
 */
export const translateStatus = defineCall('GET', '/api/v1/statuses/:id/translations/:language', {
  caller: 'anyone',
  query: { from: 'text' },
  response: translation,
});

/** Returns the languages between which the instance translates: none if it does not translate. */
export const getTranslationLanguages = defineCall('GET', '/api/v1/akkoma/translation/languages', {
  caller: 'anyone',
  response: translationLanguages,
});

/**
 * Translates a status into `lang` (since Mastodon 4.0 and Akkoma 3.18). Mastodon answers 403 for a
 * status that is not public.
 */
export const requestTranslation = defineCall('POST', '/api/v1/statuses/:id/translate', {
  caller: 'member',
  body: { encoding: 'json', fields: { lang: 'text' } },
  response: translation,
});
