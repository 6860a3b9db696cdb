import { Trans, useLingui } from '@lingui/react/macro';
import { AppLink } from '#ui/app-link.tsx';
import type { ScreenProps } from '#components/router/screen.ts';
import { ErrorNote } from '#ui/error-note.tsx';
import { Screen } from '#ui/screen.tsx';
import { TimelineMenu } from './parts/timeline-menu.tsx';

/** Shown for a timeline that does not exist, with links to the others. */
export function UnknownTimelineScreen({
  params: { timeline: name },
}: ScreenProps<'unknown-timeline'>) {
  const { t } = useLingui();
  return (
    <Screen title={t`Timeline`} beside={<TimelineMenu here={undefined} />}>
      <ErrorNote>
        <Trans>Can't find the timeline: {name}</Trans>
        <br />
        <AppLink href="/">
          <Trans>Go to the start page</Trans>
        </AppLink>
      </ErrorNote>
    </Screen>
  );
}
