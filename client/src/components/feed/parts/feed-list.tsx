import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { statusIdOf } from '#components/status/focus-status.ts';
import { useStore } from 'zustand';
import { hiddenStatuses } from '#session/actions/hidden-statuses.ts';
import { useSession } from '#session/session-context.ts';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { FeedStatus } from '#components/thread/feed-status.tsx';
import type { FeedItem, FeedRow, Gap } from '#store/rows/feed-row.ts';
import type { FeedProgress } from '#session/feeds/feed-progress.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { VirtualList } from '#ui/virtual-list/virtual-list.tsx';
import { lazyValue } from '#lib/chunk/lazy-value.ts';
import type { useScrollAnchor } from '../use-scroll-anchor.ts';
import type { MoveFocus } from '../use-focus-successor.ts';
import { resolveFeedAnchor } from '../feed-anchor.ts';
import { FeedGap } from './feed-gap.tsx';

/** Returns the items without statuses whose deletion can be undone, and reblogs of them. */
function useRemainingItems(items: readonly FeedItem[]): readonly FeedItem[] {
  const { tables, part } = useSession();
  const hidden = useStore(part(hiddenStatuses));
  return useMemo(() => {
    if (hidden.size === 0) return items;
    return items.filter((item) => {
      if (typeof item !== 'string') return true;
      return !hidden.has(item) && !hidden.has(tables.statuses.get(item)?.reblogId ?? '');
    });
  }, [items, hidden, tables]);
}

/** Loaded when something in a feed gets the focus, since keys have no effect before. */
const feedKeys = lazyValue('feed-keys', async () => {
  const { handleFeedKey } = await import('#ui/focus/feed-keys.ts');
  return handleFeedKey;
});

function keyOf(item: FeedItem): string {
  return typeof item === 'string' ? item : item.key;
}

function isOpenAbove(item: FeedItem): boolean {
  return typeof item !== 'string' && item.above === null;
}

/**
 * Returns the keys of a feed's rows, as the same array until they change. While the feed loads, a gap
 * at its top is omitted: the stream opens one whenever it starts, and loading usually fills it.
 */
function useFeedRowKeys(items: readonly FeedItem[], isBusy: boolean): readonly string[] {
  const shown = isBusy ? items.filter((item) => !isOpenAbove(item)) : items;
  const [keys, setKeys] = useState<readonly string[]>(() => shown.map(keyOf));
  const isSame =
    keys.length === shown.length && shown.every((item, index) => keyOf(item) === keys[index]);
  if (isSame) return keys;
  const changed = shown.map(keyOf);
  setKeys(changed);
  return changed;
}

export const RefreshFailureNote = lazyPart(
  'RefreshFailureNote',
  () => import('./refresh-failure-note.tsx'),
);

/** The key of the row with `RefreshFailureNote`, which is neither a status nor a gap. */
const noteKey = 'refresh-note';

/** The statuses and gaps of a feed as an ARIA feed; only rows near the screen are rendered. */
export function FeedList({
  feed,
  progress,
  label,
  place,
  marked,
  isOld,
  onRefresh,
  onFill,
  onGone,
}: {
  feed: FeedRow;
  progress: FeedProgress | undefined;
  /** The title of the feed, for screen readers. Undefined if no status is visible. */
  label: string | undefined;
  place: ReturnType<typeof useScrollAnchor>;
  marked: string | undefined;
  /** Whether the refresh failed, so that a row at the top shows why. */
  isOld: boolean;
  onRefresh: () => void;
  onFill: (gap: Gap, direction: 'down' | 'up') => Promise<void>;
  /**
   * Called with the former row keys, the index of a removed row that had the focus, and the
   * remaining items.
   */
  onGone: MoveFocus;
}) {
  const { t } = useLingui();
  const isWhole = !usePreference('virtualScrolling');
  const isBusy = (progress?.isLoadingNewer ?? false) || (progress?.isLoadingOlder ?? false);
  const items = useRemainingItems(feed.items);
  const keys = useFeedRowKeys(items, isBusy);
  /* `RefreshFailureNote` is a row of the list, so that the list keeps the position of the
     statuses when the note appears or disappears. */
  const rowKeys = useMemo(() => (isOld ? [noteKey, ...keys] : keys), [isOld, keys]);
  const feedId = feed.id;
  const { list } = place;
  const focused = useRef('');
  const former = useRef(keys);
  const handleFocus = ({ target }: FocusEvent): void => {
    focused.current = statusIdOf(target) ?? '';
    feedKeys.request();
  };
  /* Moves the focus when a deleted or blocked row had it. */
  useEffect(() => {
    const line = former.current;
    const at = line.indexOf(focused.current);
    former.current = keys;
    if (at >= 0 && !keys.includes(focused.current)) onGone(line, at, items);
  }, [keys, items, onGone]);
  const row = useCallback(
    (key: string) =>
      key === noteKey ? (
        <LazyBoundary>
          <RefreshFailureNote feedId={feedId} onRetry={onRefresh} />
        </LazyBoundary>
      ) : key.startsWith('gap-') ? (
        <FeedGap feedId={feedId} gapKey={key} onFill={onFill} />
      ) : (
        <FeedStatus id={key} list={list} />
      ),
    [feedId, list, onFill, onRefresh],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions -- the ARIA feed pattern handles keys of the focused status here
    <div
      // A feed without statuses is not exposed as a feed to screen readers.
      role={label === undefined ? undefined : 'feed'}
      aria-label={label === undefined ? undefined : t`Timeline: ${{ title: label }}`}
      aria-busy={isBusy}
      onFocus={handleFocus}
      onKeyDown={(event) => feedKeys.get()?.(event)}
    >
      <VirtualList
        handle={place.list}
        rowKeys={rowKeys}
        renderRow={row}
        size={feed.isComplete ? keys.length : -1}
        start={place.start && resolveFeedAnchor(feed, place.start)}
        known={place.heights}
        isWhole={isWhole}
        // While older statuses load, the page may be too short to scroll to the saved position.
        makesRoom={place.start !== undefined && !feed.isComplete}
        marked={marked}
        onMove={place.onMove}
      />
    </div>
  );
}
