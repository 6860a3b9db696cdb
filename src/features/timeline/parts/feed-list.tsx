import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { WindowVirtualizer } from 'virtua';
import { StatusCard } from '#domain/status/status-card.tsx';
import type { FeedItem, FeedRow, Gap } from '#entities/rows/feed-row.ts';
import type { FeedProgress } from '#session/feeds/feed-progress.ts';
import { useSession } from '#session/session-context.ts';
import { useAnchor } from '../use-anchor.ts';
import { useKeptSizes } from '../use-kept-sizes.ts';
import { GapRow } from './gap-row.tsx';

function nearestStatus(items: readonly FeedItem[], from: number, step: 1 | -1): string | undefined {
  const item = items[from + step];
  return typeof item === 'string' ? item : undefined;
}

function isOpenAbove(item: FeedItem): boolean {
  return typeof item !== 'string' && item.above === null;
}

/** The statuses and holes of a feed, of which only those near the screen are drawn. */
export function FeedList({
  feed,
  progress,
  label,
  onFill,
}: {
  feed: FeedRow;
  progress: FeedProgress | undefined;
  label: string;
  onFill: (gap: Gap, direction: 'down' | 'up') => Promise<void>;
}) {
  const { t } = useLingui();
  const { tables } = useSession();
  const isBusy = progress?.isLoadingNewer ?? progress?.isLoadingOlder ?? false;
  /* What the stream has just opened is being asked for: it is a hole only when that fails. */
  const items = useMemo(
    () => (isBusy ? feed.items.filter((item) => !isOpenAbove(item)) : feed.items),
    [feed.items, isBusy],
  );
  const isPrepending = useAnchor(items);
  const { list, sizes } = useKeptSizes(feed.id, items);
  const size = feed.isComplete ? items.length : -1;
  const createdAt = (id: string | undefined): string | undefined =>
    id === undefined ? undefined : tables.statuses.get(id)?.createdAt;
  return (
    <div role="feed" aria-label={t`${label} timeline`} aria-busy={isBusy}>
      <WindowVirtualizer ref={list} shift={isPrepending} {...(sizes && { cache: sizes })}>
        {items.map((item, index) =>
          typeof item === 'string' ? (
            <StatusCard key={item} id={item} index={index + 1} size={size} />
          ) : (
            <GapRow
              key={item.key}
              gap={item}
              newer={createdAt(nearestStatus(items, index, -1))}
              older={createdAt(nearestStatus(items, index, 1))}
              isFilling={progress?.filling === item.key}
              onFill={onFill}
            />
          ),
        )}
      </WindowVirtualizer>
    </div>
  );
}
