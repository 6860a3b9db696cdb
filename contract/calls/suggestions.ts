import { defineCall } from '../call.ts';
import { listOf } from '../lenient.ts';
import { account } from '../schemas/account.ts';
import { nothing } from '../schemas/nothing.ts';
import { suggestion } from '../schemas/suggestion.ts';

/** Always empty on Akkoma; requested only where the second version is missing. */
export const getSuggestionsV1 = defineCall({
  method: 'GET',
  path: '/api/v1/suggestions',
  who: 'member',
  query: { limit: 'integer' },
  answer: listOf(account),
});

/** Whom to follow, and why. */
export const getSuggestions = defineCall({
  method: 'GET',
  path: '/api/v2/suggestions',
  who: 'member',
  query: { limit: 'integer' },
  answer: listOf(suggestion),
});

/** Not this one again. */
export const dismissSuggestion = defineCall({
  method: 'DELETE',
  path: '/api/v1/suggestions/:id',
  who: 'member',
  answer: nothing,
});
