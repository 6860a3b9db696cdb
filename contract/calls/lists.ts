import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { pagingParameters } from '../paging-parameters.ts';
import { account } from '../schemas/account.ts';
import { list } from '../schemas/list.ts';
import { emptyResponse } from '../schemas/empty-response.ts';

/**
 * Of Mastodon and GoToSocial; Akkoma 3.19 has `exclusive` too, which removes the members from the home
 * timeline.
 */
const options = { replies_policy: 'one of followed|list|none', exclusive: 'boolean' } as const;

/** Returns all lists of the viewer. */
export const getLists = defineCall('GET', '/api/v1/lists', {
  caller: 'member',
  response: listOf(list),
});

/** 422 for an empty title. */
export const createList = defineCall('POST', '/api/v1/lists', {
  caller: 'member',
  body: { encoding: 'json', fields: { title: 'text!', ...options } },
  response: list,
});

/** 404 for another member's list. */
export const getList = defineCall('GET', '/api/v1/lists/:id', { caller: 'member', response: list });

/** Renames the list. */
export const updateList = defineCall('PUT', '/api/v1/lists/:id', {
  caller: 'member',
  body: { encoding: 'json', fields: { title: 'text!', ...options } },
  response: list,
});

/** Deletes the list; its accounts remain followed. */
export const deleteList = defineCall('DELETE', '/api/v1/lists/:id', {
  caller: 'member',
  response: emptyResponse,
});

/** `limit: 0` returns all. */
export const getListAccounts = defineCall('GET', '/api/v1/lists/:id/accounts', {
  caller: 'member',
  query: { ...pagingParameters },
  response: listOf(account),
  paging: 'id',
});

/** Accounts need not be followed by the viewer. */
export const addListAccounts = defineCall('POST', '/api/v1/lists/:id/accounts', {
  caller: 'member',
  body: { encoding: 'json', fields: { account_ids: 'texts!' } },
  response: emptyResponse,
});

/** Accounts that are not in the list are ignored. */
export const removeListAccounts = defineCall('DELETE', '/api/v1/lists/:id/accounts', {
  caller: 'member',
  body: { encoding: 'json', fields: { account_ids: 'texts!' } },
  response: emptyResponse,
});
