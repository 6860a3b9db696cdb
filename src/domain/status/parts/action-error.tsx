import { Trans, useLingui } from '@lingui/react/macro';
import { failureWords } from '#domain/failure/failure-words.ts';
import { Button } from '#ui/button.tsx';
import { leadFocusOut } from '#ui/lead-focus-out.ts';
import { Notice } from '#ui/notice.tsx';
import type { Deed } from '../status-deeds.ts';
import type { StatusActionState } from '../use-status-actions.ts';

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
  return (
    <div ref={leadFocusOut} role="alert">
      <Notice level="error" onDismiss={() => dismiss(deed)}>
        <Trans>
          <strong>{label}:</strong> <span>{why}</span>
        </Trans>{' '}
        <Button variant="text" size="small" onClick={() => attempt(deed, true)}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    </div>
  );
}
