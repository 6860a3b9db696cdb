import { useMemo } from 'react';
import { useStore } from 'zustand';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import type { NamedTimeline } from '#components/timeline/timeline-descriptors.ts';
import { TimelineScreen } from '#features/timeline/timeline-screen.tsx';
import { firstStepsClosed } from '#session/first-steps/first-steps-closed.ts';
import { useSession } from '#session/session-context.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import type { AppLocation } from '#lib/router/history.ts';
import type { ScreenProps } from '#components/router/screen.ts';

const FirstSteps = lazyPart('FirstSteps', () => import('#features/first-steps/first-steps.tsx'));

/** The first steps. Above the posts, so that they stay when the first posts arrive. */
function FirstStepsNote() {
  return (
    useStore(useSession().part(firstStepsClosed)) === false && (
      <LazyBoundary>
        <FirstSteps />
      </LazyBoundary>
    )
  );
}

const EmptyTimeline = lazyPart('EmptyTimeline', () => import('./empty-timeline.tsx'));

/** Creates the screen of a timeline that needs no parameters. */
export function createTimelineScreen(kind: NamedTimeline | 'dms') {
  const place: TimelineRef = { kind };
  return ({ location }: { location: AppLocation }) => (
    <TimelineScreen
      place={place}
      historyKey={location.key}
      note={kind === 'friends' && <FirstStepsNote />}
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
