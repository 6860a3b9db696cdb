import { Trans } from '@lingui/react/macro';
import { ErrorNote } from '#ui/error-note.tsx';
import { Panel } from '#ui/panel.tsx';

/** Stands where a screen could not be drawn. */
export function BrokenScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel>
      <ErrorNote onRetry={onRetry}>
        <Trans>Something went wrong while showing this page. The rest still works.</Trans>
      </ErrorNote>
    </Panel>
  );
}
