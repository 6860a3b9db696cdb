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

/** All of the viewer's filters. */
export const getFilters = defineCall({
  method: 'GET',
  path: '/api/v1/filters',
  who: 'member',
  answer: listOf(filter),
});

/** Answers the filter with its id. */
export const createFilter = defineCall({
  method: 'POST',
  path: '/api/v1/filters',
  who: 'member',
  body: { encoding: 'json', fields: fields },
  answer: filter,
});

/** One filter. */
export const getFilter = defineCall({
  method: 'GET',
  path: '/api/v1/filters/:id',
  who: 'member',
  answer: filter,
});

/** Takes all of the fields anew. */
export const updateFilter = defineCall({
  method: 'PUT',
  path: '/api/v1/filters/:id',
  who: 'member',
  body: { encoding: 'json', fields: fields },
  answer: filter,
});

/** What it hid is shown again. */
export const deleteFilter = defineCall({
  method: 'DELETE',
  path: '/api/v1/filters/:id',
  who: 'member',
  answer: nothing,
});
