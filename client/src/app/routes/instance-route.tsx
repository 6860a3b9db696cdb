import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { ClosedFeedNote } from '#features/timeline/parts/closed-feed-note.tsx';
import { TimelineScreen } from '#features/timeline/timeline-screen.tsx';
import { formatHost } from '#lib/url/display-address.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { useCan } from '#session/instance/use-can.ts';
import type { ScreenProps } from '#components/router/screen.ts';
import styles from './timeline-note.module.css';

/** The local posts of another server. */
export function InstanceRoute({ params, location }: ScreenProps<'instance-timeline'>) {
  const { t } = useLingui();
  const hasInstances = useCan('instanceTimelines');
  const place = useMemo(
    (): TimelineRef => ({ kind: 'instance', host: params.host }),
    [params.host],
  );
  const host = formatHost(params.host);
  const title = t`Posts from ${host}`;
  if (!hasInstances) return <ClosedFeedNote title={title} />;
  return (
    <TimelineScreen
      place={place}
      historyKey={location.key}
      title={title}
      note={
        <p className={styles.note}>
          <Trans>Public posts by people on {host} that have reached this server.</Trans>
        </p>
      }
    />
  );
}
