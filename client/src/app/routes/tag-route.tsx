import { useMemo } from 'react';
import { ClosedFeedNote } from '#features/timeline/parts/closed-feed-note.tsx';
import { TagSummary } from '#features/timeline/parts/tag-summary.tsx';
import { TagTools } from '#features/timeline/parts/tag-tools.tsx';
import { TimelineScreen } from '#features/timeline/timeline-screen.tsx';
import { readTagGroup, tagTimelineTitle } from '#session/feeds/tag-group.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { useCanReadFeed } from '#session/feeds/use-can-read-feed.ts';
import { useCan } from '#session/instance/use-can.ts';
import type { ScreenProps } from '#components/router/screen.ts';

/** The timeline of a hashtag, with further hashtags if the address names some. */
export function TagRoute({ params: { tag }, location }: ScreenProps<'tag-timeline'>) {
  const hasGroups = useCan('tagGroups');
  const query = hasGroups ? location.query.toString() : '';
  const canRead = useCanReadFeed('hashtag_feeds');
  const group = useMemo(() => readTagGroup(new URLSearchParams(query)), [query]);
  const place = useMemo((): TimelineRef => ({ kind: 'tag', tag, group }), [tag, group]);
  const title = tagTimelineTitle(tag, group);
  if (!canRead) return <ClosedFeedNote title={title} />;
  return (
    <TimelineScreen
      key={query}
      place={place}
      historyKey={location.key}
      title={title}
      tools={<TagTools tag={tag} group={group} />}
      note={group && <TagSummary tag={tag} group={group} />}
    />
  );
}
