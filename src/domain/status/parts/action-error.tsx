import { Trans, useLingui } from '@lingui/react/macro';
import { failureWords } from '#domain/failure/failure-words.ts';
import { Button } from '#ui/button.tsx';
import { keepFocusNear } from '#ui/keep-focus.ts';
import { Notice } from '#ui/notice.tsx';
import type { Deed } from '../status-deeds.ts';
import type { StatusActionState } from '../use-status-actions.ts';

/* The button pressed goes with what it stands in. */
function leavingFocus(act: () => void): () => void {
  return () => {
    keepFocusNear(document.activeElement);
    act();
  };
}

/** Says on the post itself which action on it failed, and why. */
export function ActionError({
  deed,
  error,
  actions: { dismiss, attempt },
}: {
  deed: Deed;
  error: unknown;
  actions: StatusActionState;
}) {
  const { i18n } = useLingui();
  const { label } = deed;
  const why = i18n._(failureWords(error));
  const handleDismiss = leavingFocus(() => dismiss(deed));
  const handleAgain = leavingFocus(() => {
    dismiss(deed);
    attempt(deed);
  });
  return (
    <div role="alert">
      <Notice level="error" onDismiss={handleDismiss}>
        <Trans>
          <strong>{label}:</strong> <span>{why}</span>
        </Trans>{' '}
        <Button variant="text" size="small" onClick={handleAgain}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    </div>
  );
}
