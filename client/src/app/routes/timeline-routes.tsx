import { useMemo } from 'react';
import type { NamedTimeline } from '#components/timeline/timeline-rows.ts';
import { TimelineScreen } from '#features/timeline/timeline-screen.tsx';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import type { AppLocation } from '#components/router/history.ts';
import type { ScreenProps } from '#components/router/screen.ts';

/** Creates the screen of a timeline that needs no parameters. */
export function createTimelineScreen(kind: NamedTimeline) {
  const place: TimelineRef = { kind };
  return ({ location }: { location: AppLocation }) => (
    <TimelineScreen place={place} historyKey={location.key} />
  );
}

const direct: TimelineRef = { kind: 'dms' };

export function DirectTimelineRoute({ location }: ScreenProps<'direct-timeline'>) {
  return <TimelineScreen place={direct} historyKey={location.key} />;
}

export function TagRoute({ params: { tag }, location }: ScreenProps<'tag-timeline'>) {
  const place = useMemo((): TimelineRef => ({ kind: 'tag', tag }), [tag]);
  return <TimelineScreen place={place} historyKey={location.key} />;
}

export function ListRoute({ params: { id }, location }: ScreenProps<'list-timeline'>) {
  const place = useMemo((): TimelineRef => ({ kind: 'list', listId: id }), [id]);
  return <TimelineScreen place={place} historyKey={location.key} />;
}
