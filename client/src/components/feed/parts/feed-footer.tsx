import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import type { FeedRow } from '#store/rows/feed-row.ts';
import { throttle } from '#lib/throttle.ts';
import type { FeedProgress } from '#session/feeds/feed-progress.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { isAtFeedEnd } from '#ui/focus/articles.ts';
import { Spinner } from '#ui/notes/spinner.tsx';
import { ScrollPortContext } from '#ui/virtual-list/scroll-port.ts';
import { loadAheadPx, loadOlderIntervalMs } from '#session/feeds/feed-timing.ts';
import styles from './feed-footer.module.css';

export const FeedFailure = lazyPart('FeedFailure', () => import('./feed-failure.tsx'));

/** The end of a feed: empty, end reached, loading, failed with a retry, or a button. */
export function FeedFooter({
  feed,
  progress,
  empty,
  onNear,
  onPress,
}: {
  feed: FeedRow;
  progress: FeedProgress | undefined;
  /** Shown instead of the usual note if there are no statuses. */
  empty?: ReactNode;
  /** Called when the end comes near the window, to load older statuses. */
  onNear: () => void;
  /** Called when the viewer requests older statuses. */
  onPress: () => void;
}) {
  const { t } = useLingui();
  const end = useRef<HTMLDivElement>(null);
  const { scroller: root } = use(ScrollPortContext);
  const isEndless = usePreference('loadOlderOnScroll');
  const { olderError, isLoadingOlder = false } = progress ?? {};
  const mayLoad = isEndless && !feed.isComplete && !isLoadingOlder && olderError === undefined;
  const load = useRef<ReturnType<typeof throttle>>(undefined);

  useEffect(() => {
    load.current = throttle(onNear, loadOlderIntervalMs);
    return () => load.current?.cancel();
  }, [onNear]);

  /* Observes the end again after each page, since it may still be near the window. */
  useEffect(() => {
    const element = end.current;
    if (!element || !mayLoad) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        /* While the end has the focus (Control+End), nothing loads automatically: older statuses
           would move the focused end away. */
        const isFocused = isAtFeedEnd(document.activeElement);
        if (entries.at(-1)?.isIntersecting === true && !isFocused) load.current?.();
        else load.current?.cancel();
      },
      { root: root ?? null, rootMargin: `0px 0px ${loadAheadPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [mayLoad, root]);

  if (olderError !== undefined) {
    return (
      <LazyBoundary>
        <FeedFailure error={olderError} onRetry={onPress} />
      </LazyBoundary>
    );
  }
  if (feed.isComplete) {
    /* The stream may have opened a gap in a timeline without statuses. */
    const isEmpty = feed.items.every((item) => typeof item !== 'string');
    return isEmpty && empty ? (
      <LazyBoundary>{empty}</LazyBoundary>
    ) : (
      <EmptyNote>{isEmpty ? <Trans>No posts</Trans> : <Trans>No more posts</Trans>}</EmptyNote>
    );
  }
  return (
    <div ref={end} className={styles.footer}>
      {isLoadingOlder ? (
        <Spinner label={t`Loading older posts…`} isBlock />
      ) : (
        <Button onClick={onPress}>
          <Trans>Load older posts</Trans>
        </Button>
      )}
    </div>
  );
}
