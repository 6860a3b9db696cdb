import { useLingui } from '@lingui/react/macro';
import { timelineRows } from '#components/timeline/timeline-rows.ts';
import { useRow } from '#store/use-row.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { useSession } from '#session/session-context.ts';

/**
 * Returns the title of the timeline: `#tag`, the list's title if `known`, else the name of its
 * kind.
 */
export function useTimelineTitle(place: TimelineRef) {
  const { i18n } = useLingui();
  const { tables } = useSession();
  const list = useRow(tables.lists, place.kind === 'list' ? place.listId : undefined);
  const title = place.kind === 'tag' ? `#${place.tag}` : i18n._(timelineRows[place.kind].title);
  const known = place.kind === 'list' ? list?.title : title;
  return { title: known ?? title, known };
}
