import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import type { PagesState } from '#session/queries/use-call-pages.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RequestView } from './request-view.tsx';
import { useNearEnd } from './use-near-end.ts';
import styles from './paged-list.module.css';

/**
 * A paginated list, such as of accounts or search results. The next page loads automatically near the
 * end, or by a button for those who do not scroll. A failed page can be retried.
 */
export function PagedList<Item>({
  state,
  label,
  empty,
  keyOf = String,
  loadsFurther = false,
  children,
}: {
  state: PagesState<Item>;
  /** Label of the list for screen readers; also announced while it loads. */
  label: string;
  /** Shown if the list is empty: a message or other content. */
  empty: ReactNode;
  /** Returns the key of an item; needed if the items are not ids. */
  keyOf?: (item: Item) => string;
  /**
   * Whether further pages load while filters have removed all items, before the list is shown as
   * empty.
   */
  loadsFurther?: boolean;
  children: (item: Item) => ReactNode;
}) {
  const { items, hasMore, isLoadingMore, moreFailure, loadMore } = state;
  const end = useNearEnd(hasMore && !isLoadingMore && moreFailure === undefined, loadMore);
  return (
    <RequestView
      state={{ ...state, value: items }}
      label={label}
      empty={empty}
      isEmpty={(known) => known.length === 0 && !(loadsFurther && hasMore)}
    >
      {(known) => (
        <>
          <ul aria-label={label}>
            {known.map((item) => (
              <ItemBoundary key={keyOf(item)}>{children(item)}</ItemBoundary>
            ))}
          </ul>
          <div ref={end} className={styles.end}>
            {moreFailure === undefined ? (
              hasMore && (
                <Button isBusy={isLoadingMore} onClick={loadMore}>
                  <Trans>Load more</Trans>
                </Button>
              )
            ) : (
              <CallFailure error={moreFailure} onRetry={loadMore} />
            )}
          </div>
        </>
      )}
    </RequestView>
  );
}
