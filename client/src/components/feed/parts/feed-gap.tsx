import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import type { FeedItem, Gap } from '#store/rows/feed-row.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';

export const GapRow = lazyPart('GapRow', () => import('./gap-row.tsx'));

function statusAt(items: readonly FeedItem[], index: number): string | undefined {
  const item = items[index];
  return typeof item === 'string' ? item : undefined;
}

/**
 * Renders a gap of a feed. The gap is found by its key in each render, since loading statuses
 * replaces it by a smaller gap with the same key.
 */
export function FeedGap({
  feedId,
  gapKey,
  onFill,
}: {
  feedId: string;
  gapKey: string;
  onFill: (gap: Gap, direction: 'down' | 'up') => Promise<void>;
}) {
  const { tables, feeds } = useSession();
  const items = useRow(tables.feeds, feedId)?.items ?? [];
  const filling = useRow(feeds.progress, feedId)?.fillingGapKey;
  const index = items.findIndex((item) => typeof item !== 'string' && item.key === gapKey);
  const gap = items[index];
  if (gap === undefined || typeof gap === 'string') return null;
  const createdAt = (id: string | undefined): string | undefined =>
    id === undefined ? undefined : tables.statuses.get(id)?.createdAt;
  return (
    <LazyBoundary>
      <GapRow
        gap={gap}
        newer={createdAt(statusAt(items, index - 1))}
        older={createdAt(statusAt(items, index + 1))}
        isFilling={filling === gapKey}
        onFill={onFill}
      />
    </LazyBoundary>
  );
}
