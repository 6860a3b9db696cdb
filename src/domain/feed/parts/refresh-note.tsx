import { Trans, useLingui } from '@lingui/react/macro';
import { AsOf } from '#domain/failure/as-of.tsx';
import { timelineFailureWords } from '#domain/failure/failure-words.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import styles from './refresh-note.module.css';

/** Shows at the top of a feed why it could not be refreshed, with a retry. */
export function RefreshNote({ feedId, onRetry }: { feedId: string; onRetry: () => void }) {
  const { i18n } = useLingui();
  const progress = useRow(useSession().feeds.progress, feedId);
  const { newerError, isLoadingNewer = false, isStored = false, storedAt } = progress ?? {};
  const reason = i18n._(timelineFailureWords(newerError));
  /* No `role="alert"`: a notice has already announced the failure. */
  return (
    <p className={styles.note}>
      <Trans>This list could not be refreshed: {reason}</Trans>
      {isStored && <AsOf at={storedAt} />}
      <Button variant="text" size="small" isBusy={isLoadingNewer} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}
