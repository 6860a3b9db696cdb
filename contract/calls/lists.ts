import { defineCall } from '../call.ts';
import { listOf } from '../lenient.ts';
import { pages } from '../pages.ts';
import { account } from '../schemas/account.ts';
import { list } from '../schemas/list.ts';
import { nothing } from '../schemas/nothing.ts';

export const getLists = defineCall({
  method: 'GET',
  path: '/api/v1/lists',
  who: 'member',
  answer: listOf(list),
});

export const createList = defineCall({
  method: 'POST',
  path: '/api/v1/lists',
  who: 'member',
  body: { encoding: 'json', fields: { title: 'text!' } },
  answer: list,
});

export const getList = defineCall({
  method: 'GET',
  path: '/api/v1/lists/:id',
  who: 'member',
  answer: list,
});

export const updateList = defineCall({
  method: 'PUT',
  path: '/api/v1/lists/:id',
  who: 'member',
  body: { encoding: 'json', fields: { title: 'text!' } },
  answer: list,
});

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

export const addListAccounts = defineCall({
  method: 'POST',
  path: '/api/v1/lists/:id/accounts',
  who: 'member',
  body: { encoding: 'json', fields: { account_ids: 'texts!' } },
  answer: nothing,
});

export const removeListAccounts = defineCall({
  method: 'DELETE',
  path: '/api/v1/lists/:id/accounts',
  who: 'member',
  body: { encoding: 'json', fields: { account_ids: 'texts!' } },
  answer: nothing,
});
