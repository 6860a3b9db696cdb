import { defineCall } from '../call.ts';
import { translation, translationLanguages } from '../schemas/translation.ts';

/**
 * 400 if the instance does not translate; 404 if the status is not visible. Akkoma refuses visitors
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
