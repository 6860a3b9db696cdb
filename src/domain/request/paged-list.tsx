import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CallFailure } from '#domain/failure/call-failure.tsx';
import { ItemBoundary } from '#domain/failure/item-boundary.tsx';
import type { PagesState } from '#session/queries/use-call-pages.ts';
import { Button } from '#ui/button.tsx';
import { RequestView } from './request-view.tsx';
import { useNearEnd } from './use-near-end.ts';
import styles from './paged-list.module.css';

/**
 * A list that comes page by page: people, blocks, search results. Further pages come by themselves near
 * the end, and by a button for whoever does not scroll; a page that failed can be tried again.
 */
export function PagedList<Item>({
  state,
  label,
  empty,
  keyOf = String,
  looksFurther = false,
  children,
}: {
  state: PagesState<Item>;
  /** What the list is, for screen readers; also said while it loads. */
  label: string;
  /** What is said where there is nothing: a sentence, or something else that stands there. */
  empty: ReactNode;
  /** Names an item that is no id. */
  keyOf?: (item: Item) => string;
  /** Where a filter let through nothing of what came, more is asked for before it is called empty. */
  looksFurther?: boolean;
  children: (item: Item) => ReactNode;
}) {
  const { items, hasMore, isLoadingMore, moreFailure, loadMore } = state;
  const end = useNearEnd(hasMore && !isLoadingMore && moreFailure === undefined, loadMore);
  return (
    <RequestView
      state={{ ...state, value: items }}
      label={label}
      empty={empty}
      isEmpty={(known) => known.length === 0 && !(looksFurther && hasMore)}
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
