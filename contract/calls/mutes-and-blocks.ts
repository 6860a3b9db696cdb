import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { listOf } from '../lenient.ts';
import { pages } from '../pages.ts';
import { account } from '../schemas/account.ts';
import { nothing } from '../schemas/nothing.ts';
import { relationship } from '../schemas/relationship.ts';

/** Ends following both ways. */
export const blockAccount = defineCall({
  method: 'POST',
  path: '/api/v1/accounts/:id/block',
  who: 'member',
  answer: relationship,
});

/** Following does not come back. */
export const unblockAccount = defineCall({
  method: 'POST',
  path: '/api/v1/accounts/:id/unblock',
  who: 'member',
  answer: relationship,
});

/** Mutes for a time in seconds, or for good; `duration` is what newer servers call `expires_in`. */
export const muteAccount = defineCall({
  method: 'POST',
  path: '/api/v1/accounts/:id/mute',
  who: 'member',
  body: {
    encoding: 'json',
    fields: { notifications: 'boolean', expires_in: 'integer', duration: 'integer' },
  },
  answer: relationship,
});

/** Their statuses and notifications come back. */
export const unmuteAccount = defineCall({
  method: 'POST',
  path: '/api/v1/accounts/:id/unmute',
  who: 'member',
  answer: relationship,
});

/** Whom the viewer muted. */
export const getMutes = defineCall({
  method: 'GET',
  path: '/api/v1/mutes',
  who: 'member',
  query: { ...pages, with_relationships: 'boolean' },
  answer: listOf(account),
  paging: 'id',
});

/** Whom the viewer blocked. */
export const getBlocks = defineCall({
  method: 'GET',
  path: '/api/v1/blocks',
  who: 'member',
  query: { ...pages, with_relationships: 'boolean' },
  answer: listOf(account),
  paging: 'id',
});

/** Hosts the viewer wants to hear nothing from. */
export const getDomainBlocks = defineCall({
  method: 'GET',
  path: '/api/v1/domain_blocks',
  who: 'member',
  answer: listOf(v.string()),
});

/** Also ends following anybody there. */
export const blockDomain = defineCall({
  method: 'POST',
  path: '/api/v1/domain_blocks',
  who: 'member',
  body: { encoding: 'json', fields: { domain: 'text!' } },
  answer: nothing,
});

/** Following does not come back. */
export const unblockDomain = defineCall({
  method: 'DELETE',
  path: '/api/v1/domain_blocks',
  who: 'member',
  body: { encoding: 'json', fields: { domain: 'text!' } },
  answer: nothing,
});
