import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

/** Says within a line what could not be had, with a way to try again where that may help. */
export function FailureLine({
  children,
  onRetry,
}: {
  children: ReactNode;
  onRetry?: (() => void) | undefined;
}) {
  return (
    <span role="alert">
      {children}{' '}
      {onRetry && (
        <Button variant="text" size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </span>
  );
}
