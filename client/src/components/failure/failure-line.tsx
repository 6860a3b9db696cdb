import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { errorMessage } from './error-message.ts';

/**
 * Shows inline why a call failed, with a retry button if given; nothing if `error` is undefined.
 */
export function CallFailure({
  error,
  ...retry
}: {
  error: unknown;
  onRetry?: () => void;
  isRetrying?: boolean;
}) {
  const { i18n } = useLingui();
  if (error === undefined) return null;
  return <FailureLine {...retry}>{i18n._(errorMessage(error))}</FailureLine>;
}

/** Shows inline what failed to load, with a button for a retry if one may help. */
export function FailureLine({
  children,
  onRetry,
  isQuiet = false,
  isRetrying = false,
}: {
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Whether the failure is not announced, because the viewer did not start the request. */
  isQuiet?: boolean;
  /**
   * Whether a retry is running. It replaces the message, so that the next failure is announced
   * again.
   */
  isRetrying?: boolean;
}) {
  return (
    <span role={isQuiet ? undefined : 'alert'}>
      {isRetrying ? <Trans>Trying again…</Trans> : children}{' '}
      {onRetry && (
        <Button
          variant="text"
          size="small"
          isBusy={isRetrying}
          onClick={({ currentTarget }) => {
            restoreFocusNearby(currentTarget);
            onRetry();
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
    </span>
  );
}

/**
 * Says that the shown content was loaded at a certain time, for cached content while the server cannot
 * be reached. `at` is in milliseconds since 1970.
 */
export function LastUpdated({ at }: { at: number | undefined }) {
  const { i18n } = useLingui();
  if (at === undefined) return null;
  const time = formatDateTime(at, i18n.locale);
  return (
    <>
      {' · '}
      <Trans>Last updated {time}.</Trans>
    </>
  );
}
