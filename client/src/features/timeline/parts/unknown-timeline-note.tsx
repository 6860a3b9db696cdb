import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { withServerText } from '#components/failure/error-message.ts';
import type { TimelineKindName } from '#session/feeds/timeline-ref.ts';
import { pathTo } from '#lib/url/paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ErrorNote } from '#ui/notes/error-note.tsx';

/**
 * Says that the server does not know a timeline, such as a deleted list, with a retry. Links to the
 * viewer's lists if it is a list, to Explore if it is that of a link, otherwise to the start page.
 */
export function UnknownTimelineNote({
  name,
  kind,
  error,
  onRetry,
}: {
  name: string;
  kind: TimelineKindName;
  error: unknown;
  onRetry: () => void;
}) {
  const { i18n } = useLingui();
  const nextPath = kind === 'list' ? pathTo('lists') : kind === 'link' ? pathTo('search') : '/';
  return (
    <ErrorNote onRetry={onRetry}>
      {i18n._(
        kind === 'link'
          ? msg`This server only lists posts about a link while it is trending, and this one isn’t.`
          : withServerText(msg`Can't find the timeline: ${name}`, error, true),
      )}
      <br />
      <AppLink href={nextPath}>
        {kind === 'list' ? (
          <Trans>Lists</Trans>
        ) : kind === 'link' ? (
          <Trans>Explore</Trans>
        ) : (
          <Trans>Go to the start page</Trans>
        )}
      </AppLink>
    </ErrorNote>
  );
}
