import { defineCall } from '../call.ts';
import { translation, translationLanguages } from '../schemas/translation.ts';

/** 400 where the instance does not translate; private statuses are 404. */
export const translateStatus = defineCall({
  method: 'GET',
  path: '/api/v1/statuses/:id/translations/:language',
  who: 'member',
  query: { from: 'text' },
  answer: translation,
});

/** Empty where the instance does not translate. */
export const getTranslationLanguages = defineCall({
  method: 'GET',
  path: '/api/v1/akkoma/translation/languages',
  who: 'member',
  answer: translationLanguages,
});
