import { useLingui } from '@lingui/react/macro';
import { timelinePath, timelineDescriptors } from '#components/timeline/timeline-descriptors.ts';
import { type TimelineLink, useTimelineLinks } from '#components/timeline/use-timeline-links.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';

/** Returns the links to a member's own timelines that have a fixed path, such as bookmarks. */
function useOwnLinks(): readonly TimelineLink[] {
  const { i18n } = useLingui();
  const { tables, viewerId } = useSession();
  const username = useRow(tables.accounts, viewerId)?.username;
  if (viewerId === null) return [];
  const { bookmarks, dms } = timelineDescriptors;
  const own = { id: 'bookmarks', label: i18n._(bookmarks.title), icon: bookmarks.icon };
  const direct = { id: 'direct', label: i18n._(dms.title), icon: dms.icon };
  return [
    { ...own, href: timelinePath('bookmarks') },
    ...(username === undefined ? [] : [{ ...direct, href: pathTo('dms', { username }) }]),
  ];
}

/** Returns the links in a timeline's header: the timelines, and a member's own (R-TL-001). */
export function useTimelineMenuLinks() {
  return { timelines: useTimelineLinks(), own: useOwnLinks() };
}
