import { useLingui } from '@lingui/react/macro';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { useSession } from '#session/session-context.ts';
import { isStatusUnavailable, statusErrorMessage } from './status-error-message.ts';

/** Shows why a status could not be loaded. Offers no retry if the server hides the status. */
export function StatusFailure({
  error,
  isAnswer,
  onRetry,
}: {
  error: unknown;
  /** Whether the failure followed a retry, so that it is announced. */
  isAnswer: boolean;
  onRetry: () => void;
}) {
  const { i18n } = useLingui();
  const { viewerId } = useSession();
  return (
    <FailureLine
      isQuiet={!isAnswer}
      onRetry={isStatusUnavailable(error, viewerId) ? undefined : onRetry}
    >
      {i18n._(statusErrorMessage(error, viewerId))}
    </FailureLine>
  );
}
