import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { pagingParameters } from '../paging-parameters.ts';
import { account } from '../schemas/account.ts';
import { emptyResponse } from '../schemas/empty-response.ts';
import { relationship } from '../schemas/relationship.ts';

/** Blocks the account and removes follows in both directions. */
export const blockAccount = defineCall('POST', '/api/v1/accounts/:id/block', {
  caller: 'member',
  response: relationship,
});

/** Unblocks the account; follows are not restored. */
export const unblockAccount = defineCall('POST', '/api/v1/accounts/:id/unblock', {
  caller: 'member',
  response: relationship,
});

/**
 * Mutes an account for a time in seconds, or permanently. `duration` is the name of `expires_in` on
 * newer servers.
 */
export const muteAccount = defineCall('POST', '/api/v1/accounts/:id/mute', {
  caller: 'member',
  body: {
    encoding: 'json',
    fields: { notifications: 'boolean', expires_in: 'integer', duration: 'integer' },
  },
  response: relationship,
});

/** Unmutes the account. */
export const unmuteAccount = defineCall('POST', '/api/v1/accounts/:id/unmute', {
  caller: 'member',
  response: relationship,
});

/** Accounts muted by the viewer. */
export const getMutes = defineCall('GET', '/api/v1/mutes', {
  caller: 'member',
  query: { ...pagingParameters, with_relationships: 'boolean' },
  response: listOf(account),
  paging: 'sortable-ids',
});

/** Accounts blocked by the viewer. */
export const getBlocks = defineCall('GET', '/api/v1/blocks', {
  caller: 'member',
  query: { ...pagingParameters, with_relationships: 'boolean' },
  response: listOf(account),
  paging: 'sortable-ids',
});

/** Domains blocked by the viewer. */
export const getDomainBlocks = defineCall('GET', '/api/v1/domain_blocks', {
  caller: 'member',
  optional: 'session',
  response: listOf(v.string()),
});

/** Blocks the domain and removes follows of its accounts. */
export const blockDomain = defineCall('POST', '/api/v1/domain_blocks', {
  caller: 'member',
  body: { encoding: 'json', fields: { domain: 'text!' } },
  response: emptyResponse,
});

/** Unblocks the domain; follows are not restored. */
export const unblockDomain = defineCall('DELETE', '/api/v1/domain_blocks', {
  caller: 'member',
  body: { encoding: 'json', fields: { domain: 'text!' } },
  response: emptyResponse,
});
