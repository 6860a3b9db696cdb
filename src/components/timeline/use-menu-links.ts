import { useLingui } from '@lingui/react/macro';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { pathTo } from '../links/paths.ts';
import { timelinePath, timelineRows } from './timeline-rows.ts';
import { useTimelineLinks, type TimelineLink } from './use-timeline-links.ts';

/** Returns the links in a timeline's header: the timelines, and a member's own pages (R-TL-001). */
export function useMenuLinks(): readonly TimelineLink[] {
  const { i18n } = useLingui();
  const { tables, viewerId } = useSession();
  const username = useRow(tables.accounts, viewerId)?.username;
  const links = useTimelineLinks();
  if (viewerId === null) return links;
  const { bookmarks, dms } = timelineRows;
  const own = { id: 'bookmarks', label: i18n._(bookmarks.title), icon: bookmarks.icon };
  const direct = { id: 'direct', label: i18n._(dms.title), icon: dms.icon };
  return [
    ...links,
    { ...own, href: timelinePath('bookmarks') },
    ...(username === undefined ? [] : [{ ...direct, href: pathTo('dms', { username }) }]),
  ];
}
