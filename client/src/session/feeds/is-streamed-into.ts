import type { Status } from '@rookery/contract/schemas/status.ts';
import { matchesTagTimeline } from './matches-tag-timeline.ts';
import { timelineKinds } from './timeline-kinds.ts';
import type { TimelineRef } from './timeline-ref.ts';

/**
 * Returns whether a status of the member's stream belongs to a timeline of which this stream
 * delivers only some statuses.
 */
export function isStreamedInto(
  timeline: TimelineRef,
  { visibility, reblog, mentions = [], tags = [] }: Status,
  viewerId: string | null,
): boolean {
  /* The timeline of a hashtag contains public statuses, and no reblogs. */
  if (timeline.kind === 'tag') {
    const names = tags.map(({ name }) => name);
    const isListed = visibility === 'public' && !reblog;
    return isListed && matchesTagTimeline(names, timeline.tag, timeline.group);
  }
  const { streams } = timelineKinds[timeline.kind];
  if (streams === 'direct') return visibility === 'direct';
  return streams === 'mentions' && mentions.some(({ id }) => id === viewerId);
}
