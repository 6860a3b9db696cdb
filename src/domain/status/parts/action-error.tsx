import { Trans, useLingui } from '@lingui/react/macro';
import { failureWords } from '#domain/failure/failure-words.ts';
import { Button } from '#ui/button.tsx';
import { keepFocusNear } from '#ui/keep-focus.ts';
import { Notice } from '#ui/notice.tsx';
import type { DeedFailure } from '../use-status-actions.ts';

/* The button pressed goes with what it stands in. */
function leavingFocus(act: () => void): () => void {
  return () => {
    keepFocusNear(document.activeElement);
    act();
  };
}

/** Says on the post itself which action on it failed, and why. */
export function ActionError({
  failure: { label, error, again },
  onDismiss,
}: {
  failure: DeedFailure;
  onDismiss: () => void;
}) {
  const { i18n } = useLingui();
  const why = i18n._(failureWords(error));
  return (
    <div role="alert">
      <Notice level="error" onDismiss={leavingFocus(onDismiss)}>
        <Trans>
          <strong>{label}:</strong> <span>{why}</span>
        </Trans>{' '}
        <Button variant="text" size="small" onClick={leavingFocus(again)}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    </div>
  );
}
