import { defineCall } from '../call.ts';
import { listOf } from '../lenient.ts';
import { filter } from '../schemas/filter.ts';
import { nothing } from '../schemas/nothing.ts';

/** `context`: home, notifications, public, thread. `expires_in` in seconds. */
const fields = {
  phrase: 'text!',
  context: 'texts!',
  irreversible: 'boolean',
  whole_word: 'boolean',
  expires_in: 'integer',
  expires_at: 'text',
} as const;

export const getFilters = defineCall({
  method: 'GET',
  path: '/api/v1/filters',
  who: 'member',
  answer: listOf(filter),
});

export const createFilter = defineCall({
  method: 'POST',
  path: '/api/v1/filters',
  who: 'member',
  body: { encoding: 'json', fields: fields },
  answer: filter,
});

export const getFilter = defineCall({
  method: 'GET',
  path: '/api/v1/filters/:id',
  who: 'member',
  answer: filter,
});

export const updateFilter = defineCall({
  method: 'PUT',
  path: '/api/v1/filters/:id',
  who: 'member',
  body: { encoding: 'json', fields: fields },
  answer: filter,
});

export const deleteFilter = defineCall({
  method: 'DELETE',
  path: '/api/v1/filters/:id',
  who: 'member',
  answer: nothing,
});
