import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '#components/failure/error-message.ts';
import { Button } from '#ui/button.tsx';
import { focusEnclosingArticle } from '#ui/focus/focus-enclosing-article.ts';
import { Notice } from '#ui/notice.tsx';
import type { PendingAction } from '#components/card/pending-actions.ts';
import type { StatusActionState } from '../use-status-actions.ts';

/** Shows on the status which action failed and why, with a retry button. */
export function ActionError({
  action,
  error,
  actions: { dismiss, attempt },
}: {
  action: PendingAction;
  error: unknown;
  actions: StatusActionState;
}) {
  const { i18n } = useLingui();
  const { label } = action;
  const why = i18n._(errorMessage(error));
  return (
    <div ref={focusEnclosingArticle} role="alert">
      <Notice level="error" onDismiss={() => dismiss(action)}>
        <Trans>
          <strong>{label}:</strong> <span>{why}</span>
        </Trans>{' '}
        <Button variant="text" size="small" onClick={() => attempt(action, true)}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    </div>
  );
}
