import { useMemo } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import type { NamedTimeline } from '#components/timeline/timeline-descriptors.ts';
import { TimelineScreen } from '#features/timeline/timeline-screen.tsx';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import type { AppLocation } from '#lib/router/history.ts';
import type { ScreenProps } from '#components/router/screen.ts';

const FirstStepsNote = lazyPart('FirstStepsNote', () => import('./first-steps-note.tsx'));

const EmptyTimeline = lazyPart('EmptyTimeline', () => import('./empty-timeline.tsx'));

/** Creates the screen of a timeline that needs no parameters. */
export function createTimelineScreen(kind: NamedTimeline | 'dms') {
  const place: TimelineRef = { kind };
  return ({ location }: { location: AppLocation }) => (
    <TimelineScreen
      place={place}
      historyKey={location.key}
      note={
        kind === 'friends' && (
          <LazyBoundary>
            <FirstStepsNote />
          </LazyBoundary>
        )
      }
      empty={kind !== 'dms' && <EmptyTimeline of={kind} />}
    />
  );
}

export function ListRoute({ params: { id }, location }: ScreenProps<'list-timeline'>) {
  const place = useMemo((): TimelineRef => ({ kind: 'list', listId: id }), [id]);
  return (
    <TimelineScreen place={place} historyKey={location.key} empty={<EmptyTimeline listId={id} />} />
  );
}
