import { defineCall } from '../../call.ts';
import { listOf } from '../../lenient-schema.ts';
import { emptyResponse } from '../../schemas/empty-response.ts';
import { filterKeyword, filterStatus, filterV2 } from '../../schemas/filter-v2.ts';

const action = 'one of warn|hide|blur';

/**
 * `keywords_attributes` is a list of `{ id, keyword, whole_word, _destroy }`. `expires_in` is a
 * number of seconds; null removes the expiry, whereas 0 would let the filter expire at once.
 */
const changes = {
  expires_in: 'json',
  filter_action: action,
  keywords_attributes: 'json',
} as const;

const keyword = { whole_word: 'boolean' } as const;

/** All filters of the viewer. Mastodon 4.0. */
export const getFiltersV2 = defineCall('GET', '/api/v2/filters', {
  caller: 'member',
  optional: 'session',
  response: listOf(filterV2),
});

/** One filter. */
export const getFilterV2 = defineCall('GET', '/api/v2/filters/:id', {
  caller: 'member',
  response: filterV2,
});

/** Creates a filter; 422 without a title or context. */
export const createFilterV2 = defineCall('POST', '/api/v2/filters', {
  caller: 'member',
  body: { encoding: 'json', fields: { title: 'text!', context: 'texts!', ...changes } },
  response: filterV2,
});

/**
 * Changes the given fields of a filter. Keywords with an id are changed, keywords without one are
 * added.
 */
export const updateFilterV2 = defineCall('PUT', '/api/v2/filters/:id', {
  caller: 'member',
  body: { encoding: 'json', fields: { title: 'text', context: 'texts', ...changes } },
  response: filterV2,
});

/** Deletes a filter with its keywords. */
export const deleteFilterV2 = defineCall('DELETE', '/api/v2/filters/:id', {
  caller: 'member',
  response: emptyResponse,
});

/** The keywords of a filter. */
export const getFilterKeywords = defineCall('GET', '/api/v2/filters/:id/keywords', {
  caller: 'member',
  response: listOf(filterKeyword),
});

/** Adds a keyword to a filter. */
export const addFilterKeyword = defineCall('POST', '/api/v2/filters/:id/keywords', {
  caller: 'member',
  body: { encoding: 'json', fields: { keyword: 'text!', ...keyword } },
  response: filterKeyword,
});

/** One keyword. */
export const getFilterKeyword = defineCall('GET', '/api/v2/filters/keywords/:id', {
  caller: 'member',
  response: filterKeyword,
});

/** Changes a keyword. */
export const updateFilterKeyword = defineCall('PUT', '/api/v2/filters/keywords/:id', {
  caller: 'member',
  body: { encoding: 'json', fields: { keyword: 'text!', ...keyword } },
  response: filterKeyword,
});

/** Removes a keyword. */
export const deleteFilterKeyword = defineCall('DELETE', '/api/v2/filters/keywords/:id', {
  caller: 'member',
  response: emptyResponse,
});

/** The statuses of a filter. */
export const getFilterStatuses = defineCall('GET', '/api/v2/filters/:id/statuses', {
  caller: 'member',
  response: listOf(filterStatus),
});

/** Adds a status to a filter. */
export const addFilterStatus = defineCall('POST', '/api/v2/filters/:id/statuses', {
  caller: 'member',
  body: { encoding: 'json', fields: { status_id: 'text!' } },
  response: filterStatus,
});

/** One status of a filter. */
export const getFilterStatus = defineCall('GET', '/api/v2/filters/statuses/:id', {
  caller: 'member',
  response: filterStatus,
});

/** Removes a status from its filter. */
export const deleteFilterStatus = defineCall('DELETE', '/api/v2/filters/statuses/:id', {
  caller: 'member',
  response: emptyResponse,
});
