import { Trans, useLingui } from '@lingui/react/macro';
import { Spinner } from '#ui/notes/spinner.tsx';
import { StatusFailure } from '../status-failure.tsx';
import { useLoadedStatus } from '../use-loaded-status.ts';
import { CompactStatus } from './compact-status.tsx';

/** A status in a popover, or a message if it cannot be loaded (R-STATUS-029). */
export function StatusPreview({ id }: { id: string }) {
  const { t } = useLingui();
  const { status, failure, isRetried, retry } = useLoadedStatus(id);
  if (status?.isDeleted === true) return <Trans>This post was deleted.</Trans>;
  if (status) return <CompactStatus status={status} />;
  if (failure !== undefined)
    return <StatusFailure error={failure} isAnswer={isRetried} onRetry={retry} />;
  return <Spinner label={t`Loading…`} />;
}
