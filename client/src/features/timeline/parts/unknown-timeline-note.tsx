import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { withServerText } from '#components/failure/error-message.ts';
import { pathTo } from '#lib/url/paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ErrorNote } from '#ui/notes/error-note.tsx';

/**
 * Says that the server does not know a timeline, such as a deleted list, with a retry. Links to the
 * viewer's lists if it is a list, otherwise to the start page.
 */
export function UnknownTimelineNote({
  name,
  isList,
  error,
  onRetry,
}: {
  name: string;
  isList: boolean;
  error: unknown;
  onRetry: () => void;
}) {
  const { i18n } = useLingui();
  return (
    <ErrorNote onRetry={onRetry}>
      {i18n._(withServerText(msg`Can't find the timeline: ${name}`, error, true))}
      <br />
      <AppLink href={isList ? pathTo('lists') : '/'}>
        {isList ? <Trans>Lists</Trans> : <Trans>Go to the start page</Trans>}
      </AppLink>
    </ErrorNote>
  );
}
