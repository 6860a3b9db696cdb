import { Trans } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import { useSession } from '#session/session-context.ts';
import { ErrorNote } from '#ui/notes/error-note.tsx';
import { forgetChunkFailure } from './lazy-part.tsx';
import { ErrorBoundary } from '#ui/notes/error-boundary.tsx';

const itself = (note: ReactNode): ReactNode => note;

/**
 * Error and loading boundary of a lazy part, so that a failure does not affect the rest of the
 * page.
 */
export function LazyBoundary({
  fallback,
  around = itself,
  children,
}: {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** Wraps the note that the code failed to load. */
  around?: (note: ReactNode) => ReactNode;
  children: ReactNode;
}) {
  const { log } = useSession();
  return (
    <ErrorBoundary
      fallback={(retry) =>
        around(
          <ErrorNote onRetry={retry}>
            <Trans>This part of the page couldn’t be loaded.</Trans>
          </ErrorNote>,
        )
      }
      onError={(error) => {
        log('a part could not be drawn', { error });
        forgetChunkFailure(error);
      }}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
