import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { timelineFailureWords } from '#domain/failure/failure-words.ts';
import type { FeedRow } from '#entities/rows/feed-row.ts';
import type { FeedProgress } from '#session/feeds/feed-progress.ts';
import { Button } from '#ui/button.tsx';
import { EmptyNote } from '#ui/empty-note.tsx';
import { ErrorNote } from '#ui/error-note.tsx';
import { Spinner } from '#ui/spinner.tsx';
import styles from './feed-footer.module.css';

/** How far above the end of the page the next one is asked for (spec 1 §9). */
const loadAhead = '0px 0px 750px 0px';

/** The end of a feed: nothing, no more, loading, failed with a way on, or a button (spec 1 §2). */
export function FeedFooter({
  feed,
  progress,
  onLoadOlder,
}: {
  feed: FeedRow;
  progress: FeedProgress | undefined;
  onLoadOlder: () => void;
}) {
  const { i18n, t } = useLingui();
  const end = useRef<HTMLDivElement>(null);
  const { olderError, isLoadingOlder = false } = progress ?? {};
  const mayLoad = !feed.isComplete && !isLoadingOlder && olderError === undefined;
  const length = feed.items.length;

  useEffect(() => {
    const element = end.current;
    if (!element || !mayLoad) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onLoadOlder();
      },
      { rootMargin: loadAhead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [mayLoad, onLoadOlder]);

  if (olderError !== undefined) {
    return <ErrorNote onRetry={onLoadOlder}>{i18n._(timelineFailureWords(olderError))}</ErrorNote>;
  }
  if (feed.isComplete) {
    return (
      <EmptyNote>
        {length === 0 ? <Trans>No statuses</Trans> : <Trans>No more statuses</Trans>}
      </EmptyNote>
    );
  }
  return (
    <div ref={end} className={styles.footer}>
      {isLoadingOlder ? (
        <Spinner label={t`Loading older posts`} isBlock />
      ) : (
        <Button onClick={onLoadOlder}>
          <Trans>Load older statuses</Trans>
        </Button>
      )}
    </div>
  );
}
