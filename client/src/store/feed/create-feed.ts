import type { FeedOrder, FeedRow } from '../rows/feed-row.ts';

export function createFeed(id: string, order: FeedOrder = 'id'): FeedRow {
  return {
    id,
    order,
    items: [],
    queued: [],
    isLoaded: false,
    isComplete: false,
    isLive: false,
    ids: [],
    gaps: [],
    shownFrom: null,
    newest: null,
    oldest: null,
    reblogs: new Map(),
    folded: new Set(),
  };
}
