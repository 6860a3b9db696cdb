import { getTranslationLanguages } from '#contract/calls/translations.ts';
import { identity, defineQuery } from '#session/queries/query.ts';

export const translationLanguages = defineQuery(
  'translation languages',
  getTranslationLanguages,
  identity,
);
