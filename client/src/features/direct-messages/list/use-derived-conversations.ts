import { useEffect, useMemo } from 'react';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import type { PagesState } from '#session/queries/use-call-pages.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import type { ConversationEntry } from '#session/direct-messages/conversation-entry.ts';
import { groupDirectStatuses } from '#session/direct-messages/group-direct-statuses.ts';

const direct: TimelineRef = { kind: 'dms' };

/**
 * Returns the conversations of a server that only has a timeline of direct posts. Requests nothing
 * unless `isNeeded`.
 */
export function useDerivedConversations(isNeeded: boolean): PagesState<ConversationEntry> {
  const { tables, feeds, viewerId } = useSession();
  const loader = feeds.loaderFor(direct);
  const { items, queued, isLoaded, isComplete } = useRow(tables.feeds, loader.id) ?? loader.feed;
  const progress = useRow(feeds.progress, loader.id);
  useEffect(() => (isNeeded ? feeds.open(direct) : undefined), [feeds, isNeeded]);
  const entries = useMemo(() => {
    const ids = [...queued, ...items].filter((item) => typeof item === 'string');
    const statuses = ids.flatMap((id) => tables.statuses.get(id) ?? []);
    return groupDirectStatuses(
      statuses.filter(({ isDeleted }) => isDeleted !== true),
      viewerId,
    );
  }, [items, queued, tables, viewerId]);
  const { newerError, olderError, isLoadingNewer = false, isLoadingOlder = false } = progress ?? {};
  return {
    items: isLoaded ? entries : undefined,
    failure: newerError,
    isLoading: !isLoaded && isLoadingNewer,
    isFetching: isLoadingNewer,
    retry: () => void loader.loadNewer(),
    hasMore: isLoaded && !isComplete,
    isLoadingMore: isLoadingOlder,
    moreFailure: olderError,
    loadMore: () => void loader.loadOlder(),
  };
}
