import { defineCall } from '../call.ts';
import { pagingParameters } from '../paging-parameters.ts';
import { searchResults } from '../schemas/search-results.ts';

/** Searches accounts, statuses and hashtags, or only those of one `type`. */
export const search = defineCall('GET', '/api/v2/search', {
  caller: 'anyone',
  query: {
    ...pagingParameters,
    q: 'text!',
    type: 'one of accounts|statuses|hashtags',
    resolve: 'boolean',
    following: 'boolean',
    account_id: 'text',
    with_relationships: 'boolean',
  },
  response: searchResults,
  paging: 'offset',
});
