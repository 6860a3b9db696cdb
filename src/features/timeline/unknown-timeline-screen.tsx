import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorNote } from '#ui/error-note.tsx';
import { PanelHead } from '#ui/panel-head.tsx';
import { Panel } from '#ui/panel.tsx';
import { TimelineMenu } from './parts/timeline-menu.tsx';

/** In the place of a timeline that does not exist, with the way to those that do. */
export function UnknownTimelineScreen({ name }: { name: string }) {
  const { t } = useLingui();
  const title = t`Timeline`;
  return (
    <Panel>
      <title>{title}</title>
      <PanelHead level={1} title={title} beside={<TimelineMenu here={undefined} />} />
      <ErrorNote>
        <Trans>Can't find the timeline: {name}</Trans>
      </ErrorNote>
    </Panel>
  );
}
