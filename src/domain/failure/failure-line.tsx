import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { keepFocusNear } from '#ui/focus/keep-focus.ts';

/** Says within a line what could not be had, with a way to try again where that may help. */
export function FailureLine({
  children,
  onRetry,
  isQuiet = false,
  isRetrying = false,
}: {
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Nobody has asked for it: a screen reader comes by it as by any words. */
  isQuiet?: boolean;
  /** It is being tried again: said in its place, so that the next failure is told anew. */
  isRetrying?: boolean;
}) {
  return (
    <span role={isQuiet ? undefined : 'alert'}>
      {isRetrying ? <Trans>Trying again …</Trans> : children}{' '}
      {onRetry && (
        <Button
          variant="text"
          size="small"
          isBusy={isRetrying}
          onClick={({ currentTarget }) => {
            keepFocusNear(currentTarget);
            onRetry();
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
    </span>
  );
}
