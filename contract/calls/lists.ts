import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { pagingParameters } from '../paging-parameters.ts';
import { account } from '../schemas/account.ts';
import { list } from '../schemas/list.ts';
import { emptyResponse } from '../schemas/empty-response.ts';

/**
 * Options of a list on Mastodon and GoToSocial. An `exclusive` list removes the statuses of its
 * members from the home timeline; Akkoma 3.19 has only this option.
 */
const options = { replies_policy: 'one of followed|list|none', exclusive: 'boolean' } as const;

/** Returns all lists of the viewer. */
export const getLists = defineCall('GET', '/api/v1/lists', {
  caller: 'member',
  response: listOf(list),
});

/** Creates a list; 422 for an empty title. */
export const createList = defineCall('POST', '/api/v1/lists', {
  caller: 'member',
  body: { encoding: 'json', fields: { title: 'text!', ...options } },
  response: list,
});

/** Returns one list; 404 for another member's. */
export const getList = defineCall('GET', '/api/v1/lists/:id', { caller: 'member', response: list });

/** Changes the title or the options of the list. */
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

/** Returns the members of a list, all of them with `limit: 0`. */
export const getListAccounts = defineCall('GET', '/api/v1/lists/:id/accounts', {
  caller: 'member',
  query: { ...pagingParameters },
  response: listOf(account),
  paging: 'sortable-ids',
});

/** Adds accounts to a list. On Akkoma and Pleroma the viewer need not follow them. */
export const addListAccounts = defineCall('POST', '/api/v1/lists/:id/accounts', {
  caller: 'member',
  body: { encoding: 'json', fields: { account_ids: 'texts!' } },
  response: emptyResponse,
});

/** Removes accounts from a list; ignores those that are not in it. */
export const removeListAccounts = defineCall('DELETE', '/api/v1/lists/:id/accounts', {
  caller: 'member',
  body: { encoding: 'json', fields: { account_ids: 'texts!' } },
  response: emptyResponse,
});
