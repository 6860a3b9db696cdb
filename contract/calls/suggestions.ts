import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { account } from '../schemas/account.ts';
import { emptyResponse } from '../schemas/empty-response.ts';
import { suggestion } from '../schemas/suggestion.ts';

/** Follow suggestions in the first version of the call, for servers without the second. */
export const getSuggestionsV1 = defineCall('GET', '/api/v1/suggestions', {
  caller: 'member',
  optional: 'session',
  query: { limit: 'integer' },
  response: listOf(account),
});

/** Follow suggestions with their source. */
export const getSuggestions = defineCall('GET', '/api/v2/suggestions', {
  caller: 'member',
  query: { limit: 'integer' },
  response: listOf(suggestion),
});

/** Stops suggesting an account. */
export const dismissSuggestion = defineCall('DELETE', '/api/v1/suggestions/:id', {
  caller: 'member',
  response: emptyResponse,
});
