import { defineCall } from '../../call.ts';
import { listOf } from '../../lenient-schema.ts';
import { pagingParameters } from '../../paging-parameters.ts';
import { status } from '../../schemas/status.ts';

/** The accepted quotes of a status, latest first. Mastodon 4.5 (API 7). */
export const getQuotes = defineCall('GET', '/api/v1/statuses/:id/quotes', {
  caller: 'member',
  query: { ...pagingParameters },
  response: listOf(status),
  paging: 'sortable-ids',
});

/** Removes an own status from a quote of it; returns the quoting status. Mastodon 4.5. */
export const revokeQuote = defineCall('POST', '/api/v1/statuses/:id/quotes/:quoting/revoke', {
  caller: 'member',
  response: status,
});

/** Changes who may quote an own status. Mastodon 4.5. */
export const updateInteractionPolicy = defineCall(
  'PUT',
  '/api/v1/statuses/:id/interaction_policy',
  {
    caller: 'member',
    body: {
      encoding: 'json',
      fields: { quote_approval_policy: 'one of public|followers|nobody' },
    },
    response: status,
  },
);
