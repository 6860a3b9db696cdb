import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '#components/failure/error-message.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

export function VoteFailure({
  error,
  onDismiss,
  onRetry,
}: {
  error: unknown;
  onDismiss: () => void;
  /** Absent if it cannot be retried. */
  onRetry: (() => void) | undefined;
}) {
  const { i18n } = useLingui();
  return (
    <div role="alert">
      <Notice level="error" onDismiss={onDismiss}>
        <span>{i18n._(errorMessage(error))}</span>{' '}
        {onRetry && (
          <Button variant="text" size="small" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </Notice>
    </div>
  );
}
