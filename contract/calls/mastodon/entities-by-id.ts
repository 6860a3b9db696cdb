import { defineCall } from '../../call.ts';
import { listOf } from '../../lenient-schema.ts';
import { account } from '../../schemas/account.ts';
import { status } from '../../schemas/status.ts';

/** Several accounts; those that do not exist are omitted. Mastodon 4.3. */
export const getAccounts = defineCall('GET', '/api/v1/accounts', {
  caller: 'anyone',
  query: { id: 'texts!' },
  response: listOf(account),
});

/**
 * Several statuses, at most 20; those the viewer may not see are omitted. Mastodon 4.3 and
 * GoToSocial; other servers answer 404 or 405.
 */
export const getStatusesById = defineCall('GET', '/api/v1/statuses', {
  caller: 'anyone',
  optional: 'day',
  query: { id: 'texts!' },
  response: listOf(status),
});
