import { defineCall } from '../call.ts';
import { pagingParameters } from '../paging-parameters.ts';
import { searchResults } from '../schemas/search-results.ts';

/** `type`: accounts, statuses or hashtags; all three without it. */
export const search = defineCall('GET', '/api/v2/search', {
  caller: 'anyone',
  query: {
    ...pagingParameters,
    q: 'text!',
    type: 'text',
    resolve: 'boolean',
    following: 'boolean',
    account_id: 'text',
    with_relationships: 'boolean',
  },
  response: searchResults,
  paging: 'offset',
});
