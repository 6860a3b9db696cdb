import { findTimelineByPath } from '#components/timeline/timeline-descriptors.ts';
import { timelineKinds } from '#session/feeds/timeline-kinds.ts';
import { feedIdOf } from '#session/feeds/timeline-ref.ts';
import type { Session } from '#session/session.ts';
import { historyKeyOf } from '#lib/router/history.ts';

/** The properties of `window` that are used. */
interface TimelineWindow {
  readonly location: Pick<Location, 'pathname'>;
  readonly history: Pick<History, 'state'>;
}

/**
 * Requests the timeline that the URL's path names, if the viewer may see it, so that the response loads
 * in parallel with the code. Timelines whose path has parameters are not requested.
 */
export function prefetchTimeline(
  { feeds, viewerId }: Session,
  { location, history }: TimelineWindow,
): void {
  const kind = findTimelineByPath(location.pathname);
  if (kind === undefined || (timelineKinds[kind].isMembersOnly && viewerId === null)) return;
  const place = { kind };
  feeds.startLoading(
    place,
    feeds.readingPositions.read(historyKeyOf(history.state), feedIdOf(place)),
  );
}
