import { defineCall } from '../call.ts';
import { translation, translationLanguages } from '../schemas/translation.ts';

/**
 * Deprecated since Akkoma 3.18. 400 if the instance does not translate; 404 if the status is not visible. Akkoma refuses visitors
 * (403).
 */
export const translateStatus = defineCall('GET', '/api/v1/statuses/:id/translations/:language', {
  caller: 'anyone',
  query: { from: 'text' },
  response: translation,
});

/** Empty if the instance does not translate. */
export const getTranslationLanguages = defineCall('GET', '/api/v1/akkoma/translation/languages', {
  caller: 'anyone',
  response: translationLanguages,
});

/**
 * Translates into `lang`. Mastodon 4.0 and Akkoma 3.18. Mastodon answers 403 for a status that is not
 * public.
 */
export const requestTranslation = defineCall('POST', '/api/v1/statuses/:id/translate', {
  caller: 'member',
  body: { encoding: 'json', fields: { lang: 'text' } },
  response: translation,
});
