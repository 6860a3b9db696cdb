import { timelineAt } from '#domain/timeline/timeline-rows.ts';
import { timelineKinds } from '#session/feeds/timeline-kinds.ts';
import { feedIdOf } from '#session/feeds/timeline-place.ts';
import type { Session } from '#session/session.ts';
import { historyKeyOf } from '../router/history.ts';

/** Where a page was opened; a window is one. */
interface Opened {
  readonly location: Pick<Location, 'pathname'>;
  readonly history: Pick<History, 'state'>;
}

/**
 * Asks for the timeline that the page was opened at, where its address alone tells which that is and
 * the viewer may see it: the answer is on its way while the code that draws it still is.
 */
export function startTimeline({ feeds, viewerId }: Session, { location, history }: Opened): void {
  const kind = timelineAt(location.pathname);
  if (kind === undefined || (timelineKinds[kind].isMembersOnly && viewerId === null)) return;
  const place = { kind };
  feeds.begin(place, feeds.places.read(historyKeyOf(history.state), feedIdOf(place)));
}
