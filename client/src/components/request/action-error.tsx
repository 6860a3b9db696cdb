import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '#components/failure/error-message.ts';
import { Button } from '#ui/buttons/button.tsx';
import { focusEnclosingArticle } from '#ui/focus/return-focus.ts';
import { Notice } from '#ui/notes/notice.tsx';
import { actionLabel } from './action-label.ts';
import type { TrackedAction } from '#session/actions/action-progress.ts';

/** Shows on the status which action failed and why, with a retry button. */
export function ActionError({
  action,
  error,
  onDismiss,
  onRetry,
}: {
  action: TrackedAction;
  error: unknown;
  onDismiss: () => void;
  onRetry: () => void;
}) {
  const { i18n } = useLingui();
  const label = actionLabel(action.label);
  const why = i18n._(errorMessage(error));
  return (
    <div ref={focusEnclosingArticle} role="alert">
      <Notice level="error" onDismiss={onDismiss}>
        <Trans comment="{label} is the label of an action, such as “Like”; {why} is a sentence">
          <strong>“{label}” failed:</strong> <span>{why}</span>
        </Trans>{' '}
        <Button variant="text" size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    </div>
  );
}
