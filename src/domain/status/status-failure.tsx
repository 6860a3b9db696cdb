import { useLingui } from '@lingui/react/macro';
import { FailureLine } from '#domain/failure/failure-line.tsx';
import { useSession } from '#session/session-context.ts';
import { isHidden, statusFailureWords } from './status-failure-words.ts';

/** Why a status is not shown where it should be; what the server hides is not asked for again. */
export function StatusFailure({
  error,
  isAnswer,
  onRetry,
}: {
  error: unknown;
  /** It was asked for again: then the failure is announced. */
  isAnswer: boolean;
  onRetry: () => void;
}) {
  const { i18n } = useLingui();
  const { viewerId } = useSession();
  return (
    <FailureLine isQuiet={!isAnswer} onRetry={isHidden(error, viewerId) ? undefined : onRetry}>
      {i18n._(statusFailureWords(error, viewerId))}
    </FailureLine>
  );
}
