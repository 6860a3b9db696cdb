import { defineCall } from '../call.ts';
import { listOf } from '../lenient.ts';
import { pages } from '../pages.ts';
import { account } from '../schemas/account.ts';
import { list } from '../schemas/list.ts';
import { nothing } from '../schemas/nothing.ts';

/** All of the viewer's lists. */
export const getLists = defineCall({
  method: 'GET',
  path: '/api/v1/lists',
  who: 'member',
  answer: listOf(list),
});

/** An empty title is 422. */
export const createList = defineCall({
  method: 'POST',
  path: '/api/v1/lists',
  who: 'member',
  body: { encoding: 'json', fields: { title: 'text!' } },
  answer: list,
});

/** Somebody else's is 404. */
export const getList = defineCall({
  method: 'GET',
  path: '/api/v1/lists/:id',
  who: 'member',
  answer: list,
});

/** Renames it. */
export const updateList = defineCall({
  method: 'PUT',
  path: '/api/v1/lists/:id',
  who: 'member',
  body: { encoding: 'json', fields: { title: 'text!' } },
  answer: list,
});

/** The accounts in it stay followed. */
export const deleteList = defineCall({
  method: 'DELETE',
  path: '/api/v1/lists/:id',
  who: 'member',
  answer: nothing,
});

/** `limit: 0` asks for all. */
export const getListAccounts = defineCall({
  method: 'GET',
  path: '/api/v1/lists/:id/accounts',
  who: 'member',
  query: { ...pages },
  answer: listOf(account),
  paging: 'id',
});

/** Accounts need not be followed. */
export const addListAccounts = defineCall({
  method: 'POST',
  path: '/api/v1/lists/:id/accounts',
  who: 'member',
  body: { encoding: 'json', fields: { account_ids: 'texts!' } },
  answer: nothing,
});

/** Those not in the list are passed over. */
export const removeListAccounts = defineCall({
  method: 'DELETE',
  path: '/api/v1/lists/:id/accounts',
  who: 'member',
  body: { encoding: 'json', fields: { account_ids: 'texts!' } },
  answer: nothing,
});
