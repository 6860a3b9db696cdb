import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import { Spinner } from '#ui/spinner.tsx';
import { statusFailureWords } from '../status-failure-words.ts';
import { useLoadedStatus } from '../use-loaded-status.ts';
import { CompactStatus } from './compact-status.tsx';

/** A status in a popover; one that cannot be had says so (spec 2 §2, `status_unavailable`). */
export function StatusPreview({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const { viewerId } = useSession();
  const { status, failure } = useLoadedStatus(id);
  if (status?.isDeleted === true) return <Trans>This post was deleted.</Trans>;
  if (status) return <CompactStatus status={status} />;
  if (failure !== undefined) return <>{i18n._(statusFailureWords(failure, viewerId))}</>;
  return <Spinner label={t`Loading`} />;
}
