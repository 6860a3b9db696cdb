import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, entity } from '../../lenient-schema.ts';

/**
 * The state of a background job whose id the header `Mastodon-Async-Refresh` contained; 404 once it is
 * forgotten. `result_count` is the number of results since the job began. Mastodon 4.4; contexts have
 * the header since 4.5.
 */
export const getAsyncRefresh = defineCall('GET', '/api/v1_alpha/async_refreshes/:id', {
  caller: 'member',
  response: entity(
    {
      /* `running` or `finished`; an unknown status is read as finished. */
      async_refresh: entity({ status: v.string() }, { result_count: count }),
    },
    {},
  ),
});
