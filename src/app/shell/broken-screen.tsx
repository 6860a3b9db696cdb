import { Trans } from '@lingui/react/macro';
import { ErrorNote } from '#ui/error-note.tsx';
import { Panel } from '#ui/panel.tsx';

/** Stands where a screen could not be drawn, or where its code could not be had. */
export function BrokenScreen({
  onRetry,
  isCodeMissing = false,
}: {
  onRetry: () => void;
  isCodeMissing?: boolean;
}) {
  return (
    <Panel>
      <ErrorNote onRetry={onRetry}>
        {isCodeMissing ? (
          <Trans>This page could not be loaded. The rest still works.</Trans>
        ) : (
          <Trans>Something went wrong while showing this page. The rest still works.</Trans>
        )}
      </ErrorNote>
    </Panel>
  );
}
