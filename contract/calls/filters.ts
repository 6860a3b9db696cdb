import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { filter } from '../schemas/filter.ts';

/** Returns all filters of the viewer. */
export const getFilters = defineCall('GET', '/api/v1/filters', {
  caller: 'member',
  optional: 'session',
  response: listOf(filter),
});
