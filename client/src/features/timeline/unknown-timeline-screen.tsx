import { Trans, useLingui } from '@lingui/react/macro';
import { AppLink } from '#ui/app-link.tsx';
import { ErrorNote } from '#ui/error-note.tsx';
import { Screen } from '#ui/screen.tsx';
import { TimelineMenu } from './parts/timeline-menu.tsx';

/** Shown for a timeline that does not exist, with links to the others. */
export function UnknownTimelineScreen({ name }: { name: string }) {
  const { t } = useLingui();
  const title = t`Timeline`;
  return (
    <Screen title={title} beside={<TimelineMenu here={undefined} />}>
      <ErrorNote>
        <Trans>Can't find the timeline: {name}</Trans>
        <br />
        <AppLink href="/">
          <Trans>To the start page</Trans>
        </AppLink>
      </ErrorNote>
    </Screen>
  );
}
