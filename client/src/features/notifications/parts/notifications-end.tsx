import { Trans, useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import { errorMessage } from '#components/failure/error-message.ts';
import { LogInLink } from '#components/failure/log-in-link.tsx';
import { useNearEnd } from '#components/request/use-near-end.ts';
import { Button } from '#ui/button.tsx';
import { EmptyNote } from '#ui/empty-note.tsx';
import { ErrorNote } from '#ui/error-note.tsx';
import styles from './notifications-list.module.css';

/** End of the list: empty, complete, failed with a retry, or a button for more. */
export function NotificationsEnd({
  length,
  isAll,
  hasMore,
  isLoading,
  error,
  loadsByItself,
  onMore,
}: {
  /** Number of notifications shown. */
  length: number;
  /** True if all notifications are shown, not one of the views. */
  isAll: boolean;
  hasMore: boolean;
  isLoading: boolean;
  error: unknown;
  /** Loads more near the end of the list, in addition to the button. */
  loadsByItself: boolean;
  onMore: () => void;
}) {
  const { i18n } = useLingui();
  /* A page can contain nothing for the view, such as subscription posts among the mentions. */
  const isSearching = !isAll && length === 0;
  const mayLoad = (loadsByItself || isSearching) && hasMore && !isLoading && error === undefined;
  const end = useNearEnd(mayLoad, onMore);
  if (error !== undefined) {
    return (
      <ErrorNote onRetry={onMore}>
        {i18n._(errorMessage(error))} <LogInLink error={error} />
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
