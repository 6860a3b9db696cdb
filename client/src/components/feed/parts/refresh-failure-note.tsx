import { Trans, useLingui } from '@lingui/react/macro';
import { LastUpdated } from '#components/failure/failure-line.tsx';
import { LastUpdatedNote } from '#components/failure/last-updated-note.tsx';
import { timelineErrorMessage } from '#components/failure/error-message.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { useIsOnline } from '#ui/use-is-online.ts';
import { Button } from '#ui/buttons/button.tsx';
import styles from './refresh-failure-note.module.css';

/**
 * Row at the top of a feed that shows why it could not be refreshed, with a retry button. Offline,
 * a line on the page says why, so the row shows at most the time of cached statuses.
 */
export function RefreshFailureNote({ feedId, onRetry }: { feedId: string; onRetry: () => void }) {
  const { i18n } = useLingui();
  const progress = useRow(useSession().feeds.progress, feedId);
  const { newerError, isLoadingNewer = false, isCached = false, cachedAt } = progress ?? {};
  const reason = i18n._(timelineErrorMessage(newerError));
  if (!useIsOnline()) return isCached ? <LastUpdatedNote at={cachedAt} /> : null;
  /* No `role="alert"`: a notice has already announced the failure. */
  return (
    <p className={styles.note}>
      <Trans comment="{reason} is a whole sentence">Couldn’t refresh: {reason}</Trans>
      {isCached && <LastUpdated at={cachedAt} />}
      <Button variant="text" size="small" isBusy={isLoadingNewer} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}
