import { defineCall } from '../../call.ts';
import { listOf } from '../../lenient-schema.ts';
import { pagingParameters } from '../../paging-parameters.ts';
import { status } from '../../schemas/status.ts';

/** Statuses that contain a trending link, latest first; 404 for another link. Mastodon 4.3. */
export const getLinkTimeline = defineCall('GET', '/api/v1/timelines/link', {
  caller: 'anyone',
  query: { ...pagingParameters, url: 'text!' },
  response: listOf(status),
  paging: 'sortable-ids',
});
