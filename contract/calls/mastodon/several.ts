import { defineCall } from '../../call.ts';
import { listOf } from '../../lenient-schema.ts';
import { account } from '../../schemas/account.ts';
import { emptyResponse } from '../../schemas/empty-response.ts';
import { status } from '../../schemas/status.ts';
import { translation } from '../../schemas/translation.ts';

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

/** Translates a public or unlisted status; 403 for others, 404 or 503 without a service. Mastodon 4.0. */
export const translateStatusByPost = defineCall('POST', '/api/v1/statuses/:id/translate', {
  caller: 'member',
  body: { encoding: 'json', fields: { lang: 'text' } },
  response: translation,
});

/** Deletes an upload that no status uses; 422 otherwise. Mastodon 4.4 (API 4). */
export const deleteMedia = defineCall('DELETE', '/api/v1/media/:id', {
  caller: 'member',
  response: emptyResponse,
});
