import { useStore } from 'zustand';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Bookmark from 'lucide-react/icons/bookmark';
import Compass from 'lucide-react/icons/compass';
import Inbox from 'lucide-react/icons/inbox';
import Info from 'lucide-react/icons/info';
import List from 'lucide-react/icons/list';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import UserPlus from 'lucide-react/icons/user-plus';
import { canOnFirstLoad } from '#api/first-load-capabilities.ts';
import { useSession } from '#session/session-context.ts';
import { useUnreadAnnouncements } from '#components/instance/use-unread-announcements.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useTimelineLinks } from '#components/timeline/use-timeline-links.ts';
import { useTimelineNotes } from '#components/timeline/use-timeline-notes.ts';
import { useRow } from '#store/use-row.ts';
import { useDestination } from '#components/router/router-context.tsx';
import type { NavEntry } from '#app/shell/nav-entry.ts';

/**
 * Returns whether the viewer is a visitor of a private instance, who sees almost nothing
 * (R-ROLE-010).
 */
export function useIsVisitorOfPrivateInstance(): boolean {
  const { viewerId, instance } = useSession();
  const isPrivate = useStore(instance, ({ info }) => info.isPrivate);
  return isPrivate && viewerId === null;
}

/**
 * Returns the navigation entries that the viewer may open, in three groups: timelines, the viewer's own
 * screens, and screens about the server. For visitors, who have few entries, there is one group.
 */
export function useNavGroups(): readonly (readonly NavEntry[])[] {
  const { t } = useLingui();
  const { tables, viewerId, instance } = useSession();
  const isOpenToVisitors = useStore(instance, (known) => known.hasVisitorAnnouncements);
  const hasAnnouncements = useStore(instance, ({ info }) =>
    canOnFirstLoad('announcements', info.serverInfo),
  );
  const notes: Readonly<Record<string, string>> = useTimelineNotes();
  const timelines = useTimelineLinks().map((link) => ({ ...link, description: notes[link.id] }));
  const isShutOut = useIsVisitorOfPrivateInstance();
  const {
    username,
    locked,
    followRequestsCount = 0,
    unreadConversationsCount: messages = 0,
  } = useRow(tables.accounts, viewerId) ?? {};
  const unread = useUnreadAnnouncements();
  const { pathname } = useDestination();

  const isMember = viewerId !== null;
  if (isShutOut) return [];
  const own: readonly (NavEntry | false)[] = [
    username !== undefined && {
      id: 'direct',
      label: t`Direct messages`,
      icon: Mail,
      href: pathTo('dms', { username }),
      badge: messages,
      badgeLabel: t`${plural(messages, { one: '# unread message', other: '# unread messages' })}`,
    },
    username !== undefined && {
      id: 'interactions',
      label: t({
        message: 'Interactions',
        comment: 'Page with mentions, likes, repeats, follows and moves',
      }),
      description: t`Who mentioned, liked, repeated or followed you`,
      icon: Inbox,
      href: pathTo('interactions', { username }),
    },
    isMember && { id: 'bookmarks', label: t`Bookmarks`, icon: Bookmark, href: pathTo('bookmarks') },
    isMember && { id: 'lists', label: t`Lists and hashtags`, icon: List, href: pathTo('lists') },
    {
      id: 'search',
      label: t({
        message: 'Explore',
        comment: 'Name of the page for search and discovery (noun or verb as is usual)',
      }),
      icon: Compass,
      href: pathTo('search'),
    },
  ];
  const server: readonly (NavEntry | false)[] = [
    (isMember ? hasAnnouncements : isOpenToVisitors) && {
      id: 'announcements',
      label: t`Announcements`,
      icon: Megaphone,
      href: pathTo('announcements'),
      badge: unread,
      badgeLabel: t`${plural(unread, { one: '# unread announcement', other: '# unread announcements' })}`,
    },
    (locked === true || followRequestsCount > 0) && {
      id: 'follow-requests',
      label: t`Follow requests`,
      icon: UserPlus,
      href: pathTo('friend-requests'),
      badge: followRequestsCount,
      badgeLabel: t`${plural(followRequestsCount, { one: '# pending request', other: '# pending requests' })}`,
    },
    {
      id: 'about',
      label: t({ message: 'About', context: 'page', comment: 'Page about this server' }),
      icon: Info,
      href: pathTo('about'),
    },
  ];
  const groups = isMember ? [timelines, own, server] : [[...timelines, ...own, ...server]];
  return groups.map((entries) =>
    entries
      .filter((entry) => entry !== false)
      .map((entry) => ({
        ...entry,
        isActive:
          pathname === entry.href ||
          (entry.id === 'direct' && pathname.startsWith(`${entry.href}/`)),
      })),
  );
}

/** Returns the entries of {@link useNavGroups} as one list. */
export function useNavEntries(): readonly NavEntry[] {
  return useNavGroups().flat();
}
