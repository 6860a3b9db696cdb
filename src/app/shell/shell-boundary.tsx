import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { ErrorNote } from '#ui/error-note.tsx';
import { Panel } from '#ui/panel.tsx';

const renderError = (retry: () => void): ReactNode => (
  <main>
    <Panel>
      <ErrorNote onRetry={retry}>
        <Trans>Something went wrong while showing this page. Your drafts are kept.</Trans>
      </ErrorNote>
      <Button onClick={() => window.location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    </Panel>
  </main>
);

/**
 * Error boundary around the whole page: shows an error with retry and reload when the layout fails
 * to render.
 */
export function ShellBoundary({ children }: { children: ReactNode }) {
  const { log } = useSession();
  return (
    <ErrorBoundary
      onError={(error) => log('the page failed to render', { error })}
      fallback={renderError}
    >
      {children}
    </ErrorBoundary>
  );
}
