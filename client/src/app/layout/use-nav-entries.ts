import { useStore } from 'zustand';
import { useLingui } from '@lingui/react/macro';
import AtSign from 'lucide-react/icons/at-sign';
import Bookmark from 'lucide-react/icons/bookmark';
import Info from 'lucide-react/icons/info';
import List from 'lucide-react/icons/list';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Megaphone from 'lucide-react/icons/megaphone';
import UserPlus from 'lucide-react/icons/user-plus';
import { useSession } from '#session/session-context.ts';
import { useUnreadAnnouncements } from '#components/instance/use-unread-announcements.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useTimelineLinks } from '#components/timeline/use-timeline-links.ts';
import { useRow } from '#store/use-row.ts';
import { useDestination } from '#components/router/router-context.tsx';
import type { NavEntry } from '#app/shell/nav-entry.ts';

/** Returns true for a visitor of a private instance, who sees almost nothing (R-ROLE-010). */
export function useIsVisitorOfPrivateInstance(): boolean {
  const { viewerId, instance } = useSession();
  const isPrivate = useStore(instance, ({ info }) => info.isPrivate);
  return isPrivate && viewerId === null;
}

/** Returns the navigation entries that the viewer may open. */
export function useNavEntries(): readonly NavEntry[] {
  const { t } = useLingui();
  const { tables, viewerId, instance } = useSession();
  const isOpenToVisitors = useStore(instance, (known) => known.hasVisitorAnnouncements);
  const timelines = useTimelineLinks();
  const isShutOut = useIsVisitorOfPrivateInstance();
  const { username, locked, followRequestsCount = 0 } = useRow(tables.accounts, viewerId) ?? {};
  const unread = useUnreadAnnouncements();
  const { pathname } = useDestination();

  const isMember = viewerId !== null;
  if (isShutOut) return [];
  const entries: (NavEntry | false)[] = [
    ...timelines,
    username !== undefined && {
      id: 'direct',
      label: t`Direct messages`,
      icon: AtSign,
      href: pathTo('dms', { username }),
    },
    isMember && { id: 'bookmarks', label: t`Bookmarks`, icon: Bookmark, href: pathTo('bookmarks') },
    (isMember || isOpenToVisitors) && {
      id: 'announcements',
      label: t`Announcements`,
      icon: Megaphone,
      href: pathTo('announcements'),
      badge: unread,
      badgeLabel: t`${unread} unread`,
    },
    username !== undefined && {
      id: 'interactions',
      label: t`Interactions`,
      icon: MessagesSquare,
      href: pathTo('interactions', { username }),
    },
    isMember && { id: 'lists', label: t`Lists`, icon: List, href: pathTo('lists') },
    (locked === true || followRequestsCount > 0) && {
      id: 'follow-requests',
      label: t`Follow requests`,
      icon: UserPlus,
      href: pathTo('friend-requests'),
      badge: followRequestsCount,
      badgeLabel: t`${followRequestsCount} pending`,
    },
    { id: 'about', label: t`About`, icon: Info, href: pathTo('about') },
  ];
  return entries
    .filter((entry) => entry !== false)
    .map((entry) => ({ ...entry, isActive: pathname === entry.href }));
}
