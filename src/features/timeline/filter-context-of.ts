import type { FilterContext } from '#domain/filters/phrase-hits.ts';
import type { TimelineKindName } from '#session/feeds/timeline-place.ts';

const contexts: Partial<Readonly<Record<TimelineKindName, FilterContext>>> = {
  friends: 'home',
  list: 'home',
  public: 'public',
  publicAndExternal: 'public',
  bubble: 'public',
  tag: 'public',
};

/** Which of the server's filters hold in a timeline; none where one keeps what one has chosen. */
export function filterContextOf(kind: TimelineKindName): FilterContext | undefined {
  return contexts[kind];
}
