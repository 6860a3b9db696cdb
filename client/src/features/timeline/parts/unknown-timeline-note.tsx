import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { withServerText } from '#components/failure/error-message.ts';
import { ErrorNote } from '#ui/error-note.tsx';

/** Says that the server does not know a timeline, such as a deleted list, with a retry. */
export function UnknownTimelineNote({
  name,
  error,
  onRetry,
}: {
  name: string;
  error: unknown;
  onRetry: () => void;
}) {
  const { i18n } = useLingui();
  return (
    <ErrorNote onRetry={onRetry}>
      {i18n._(withServerText(msg`Can't find the timeline: ${name}`, error, true))}
    </ErrorNote>
  );
}
