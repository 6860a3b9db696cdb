import { Trans, useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import { failureWords } from '#domain/failure/failure-words.ts';
import { LogInLink } from '#domain/failure/log-in-link.tsx';
import { useNearEnd } from '#domain/request/use-near-end.ts';
import { Button } from '#ui/button.tsx';
import { EmptyNote } from '#ui/empty-note.tsx';
import { ErrorNote } from '#ui/error-note.tsx';
import styles from './notifications-list.module.css';

/** The end of the list: nothing yet, no more, failed with a way on, or more. */
export function NotificationsEnd({
  length,
  isAll,
  hasMore,
  isLoading,
  error,
  loadsByItself,
  onMore,
}: {
  /** How many are shown. */
  length: number;
  /** No lane of them alone. */
  isAll: boolean;
  hasMore: boolean;
  isLoading: boolean;
  error: unknown;
  /** Goes on when the end comes near, besides by the button. */
  loadsByItself: boolean;
  onMore: () => void;
}) {
  const { i18n } = useLingui();
  /* The pages of a lane may bring nothing for it, such as posts of subscriptions among the mentions. */
  const isSearching = !isAll && length === 0;
  const mayLoad = (loadsByItself || isSearching) && hasMore && !isLoading && error === undefined;
  const end = useNearEnd(mayLoad, onMore);
  if (error !== undefined) {
    return (
      <ErrorNote onRetry={onMore}>
        {i18n._(failureWords(error))} <LogInLink error={error} />
      </ErrorNote>
    );
  }
  if (hasMore) {
    return (
      <div ref={end} className={styles.end}>
        <Button variant="text" size="small" isBusy={isLoading} onClick={onMore}>
          <Trans>Load older notifications</Trans>
        </Button>
      </div>
    );
  }
  if (length > 0) {
    return (
      <EmptyNote>
        <Trans>No more notifications</Trans>
      </EmptyNote>
    );
  }
  return (
    <EmptyNote icon={Bell}>
      {isAll ? (
        <Trans>No notifications yet. Likes, replies and new followers will show here.</Trans>
      ) : (
        <Trans>There is nothing of this kind yet.</Trans>
      )}
    </EmptyNote>
  );
}
