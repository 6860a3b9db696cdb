import { Trans } from '@lingui/react/macro';
import { ErrorNote } from '#ui/notes/error-note.tsx';
import { Panel } from '#ui/page/panel.tsx';

/** Error screen for a render error, or for code that failed to load. */
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
          <Trans>This page couldn’t be loaded. The rest still works.</Trans>
        ) : (
          <Trans>Something went wrong on this page. The rest still works.</Trans>
        )}
      </ErrorNote>
    </Panel>
  );
}
