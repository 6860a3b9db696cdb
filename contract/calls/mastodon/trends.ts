import { defineCall } from '../../call.ts';
import { listOf } from '../../lenient-schema.ts';
import { status } from '../../schemas/status.ts';
import { tag } from '../../schemas/tag.ts';
import { trendingLink } from '../../schemas/trending-link.ts';

const trendPage = { limit: 'integer', offset: 'integer' } as const;

/** Hashtags that are used more than before. Mastodon 3.0. */
export const getTrendingTags = defineCall('GET', '/api/v1/trends/tags', {
  caller: 'anyone',
  query: trendPage,
  response: listOf(tag),
  paging: 'offset',
});

/** Statuses that many favourite and reblog. Mastodon 3.5. */
export const getTrendingStatuses = defineCall('GET', '/api/v1/trends/statuses', {
  caller: 'anyone',
  query: trendPage,
  response: listOf(status),
  paging: 'offset',
});

/** Links that many share. Mastodon 3.5. */
export const getTrendingLinks = defineCall('GET', '/api/v1/trends/links', {
  caller: 'anyone',
  query: trendPage,
  response: listOf(trendingLink),
  paging: 'offset',
});
