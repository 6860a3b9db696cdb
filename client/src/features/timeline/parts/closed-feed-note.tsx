import { Trans } from '@lingui/react/macro';
import { pathTo } from '#lib/url/paths.ts';
import { stripDirectionMarks } from '#lib/strip-direction-marks.ts';
import { useSession } from '#session/session-context.ts';
import { LinkButton } from '#ui/app-link.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { TimelineHead } from './timeline-head.tsx';

/** Shown in place of a timeline that the server does not have, or does not show to the viewer. */
export function ClosedFeedNote({ title }: { title: string }) {
  const { viewerId } = useSession();
  return (
    <Panel>
      <title>{stripDirectionMarks(title)}</title>
      <TimelineHead title={title} />
      {viewerId === null ? (
        <EmptyNote
          action={
            <LinkButton href={pathTo('login')}>
              <Trans>Log in</Trans>
            </LinkButton>
          }
        >
          <Trans>This server doesn’t show this timeline to visitors.</Trans>
        </EmptyNote>
      ) : (
        <EmptyNote
          action={
            <LinkButton href={pathTo('search')}>
              <Trans>Explore</Trans>
            </LinkButton>
          }
        >
          <Trans>This server doesn’t offer this timeline.</Trans>
        </EmptyNote>
      )}
    </Panel>
  );
}
