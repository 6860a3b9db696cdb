import { Trans, useLingui } from '@lingui/react/macro';
import { AppLink } from '#ui/app-link.tsx';
import type { ScreenProps } from '#components/router/screen.ts';
import { ErrorNote } from '#ui/notes/error-note.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { TimelineHead } from './parts/timeline-head.tsx';

/** Page for a timeline that does not exist, with links to the existing ones. */
export function UnknownTimelineScreen({
  params: { timeline: name },
}: ScreenProps<'unknown-timeline'>) {
  const { t } = useLingui();
  return (
    <Panel>
      <title>{t`Timeline`}</title>
      <TimelineHead title={t`Timeline`} />
      <ErrorNote>
        <Trans>Can't find the timeline: {name}</Trans>
        <br />
        <AppLink href="/">
          <Trans>Go to the start page</Trans>
        </AppLink>
      </ErrorNote>
    </Panel>
  );
}
