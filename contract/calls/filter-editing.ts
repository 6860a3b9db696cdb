import { defineCall } from '../call.ts';
import { filter } from '../schemas/filter.ts';
import { emptyResponse } from '../schemas/empty-response.ts';

/**
 * The fields of a filter. `context` contains `home`, `notifications`, `public` and `thread`, which
 * say where the filter applies; `expires_in` is in seconds.
 */
const fields = {
  phrase: 'text!',
  context: 'texts!',
  irreversible: 'boolean',
  whole_word: 'boolean',
  expires_in: 'integer',
  expires_at: 'text',
} as const;

/** Returns the created filter with its id. */
export const createFilter = defineCall('POST', '/api/v1/filters', {
  caller: 'member',
  body: { encoding: 'json', fields },
  response: filter,
});

/** Returns one filter. */
export const getFilter = defineCall('GET', '/api/v1/filters/:id', {
  caller: 'member',
  response: filter,
});

/** Replaces all fields of the filter. */
export const updateFilter = defineCall('PUT', '/api/v1/filters/:id', {
  caller: 'member',
  body: { encoding: 'json', fields },
  response: filter,
});

/** Deletes the filter. */
export const deleteFilter = defineCall('DELETE', '/api/v1/filters/:id', {
  caller: 'member',
  response: emptyResponse,
});
