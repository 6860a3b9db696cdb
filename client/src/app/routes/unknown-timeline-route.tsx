import { UnknownTimelineScreen } from '#features/timeline/unknown-timeline-screen.tsx';
import type { ScreenProps } from './screen.ts';

export function UnknownTimelineRoute({ params }: ScreenProps<'unknown-timeline'>) {
  return <UnknownTimelineScreen name={params.timeline} />;
}
