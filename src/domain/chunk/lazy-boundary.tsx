import { Trans } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import { useSession } from '#session/session-context.ts';
import { ErrorNote } from '#ui/error-note.tsx';
import { forgetChunkFailure } from './lazy-part.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

const itself = (note: ReactNode): ReactNode => note;

/** Where a part of the page comes in whose code is fetched: its failure stays its own. */
export function LazyBoundary({
  fallback,
  around = itself,
  children,
}: {
  /** While the code is on its way. */
  fallback?: ReactNode;
  /** What stands around the note that the code could not be had. */
  around?: (note: ReactNode) => ReactNode;
  children: ReactNode;
}) {
  const { log } = useSession();
  return (
    <ErrorBoundary
      fallback={(retry) =>
        around(
          <ErrorNote onRetry={retry}>
            <Trans>This part of the page could not be loaded.</Trans>
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
