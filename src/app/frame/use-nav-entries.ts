import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import AtSign from 'lucide-react/icons/at-sign';
import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import Globe from 'lucide-react/icons/globe';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import List from 'lucide-react/icons/list';
import Megaphone from 'lucide-react/icons/megaphone';
import Orbit from 'lucide-react/icons/orbit';
import Users from 'lucide-react/icons/users';
import { useStore } from 'zustand';
import { directMessagesPath, interactionsPath, paths } from '#domain/links/paths.ts';
import { useRow } from '#entities/use-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { NavEntry } from '../shell/nav-entry.ts';

/** The places of the navigation panel that this viewer may go to (spec 1 §2, Shell). */
export function useNavEntries(): readonly NavEntry[] {
  const { t } = useLingui();
  const { tables, viewerId, instance } = useSession();
  const info = useStore(instance, (state) => state.info);
  const showsFederated = usePreference('showFederatedTimeline');
  const username = useRow(tables.accounts, viewerId)?.username;
  const { pathname } = useLocation();

  const isMember = viewerId !== null;
  if (info.isPrivate && !isMember) return [];
  const { visitorTimelines, localBubbleInstances, federatedTimelineAvailable } = info;
  const entries: (NavEntry | false)[] = [
    isMember && { id: 'home', label: t`Home`, icon: House, href: paths.home },
    (isMember || visitorTimelines.local) && {
      id: 'local',
      label: t`Local`,
      icon: Users,
      href: paths.local,
    },
    (isMember || visitorTimelines.bubble) &&
      localBubbleInstances.length > 0 && {
        id: 'bubble',
        label: t`Bubble`,
        icon: Orbit,
        href: paths.bubble,
      },
    (isMember || visitorTimelines.federated) &&
      federatedTimelineAvailable &&
      showsFederated && {
        id: 'federated',
        label: t`Federated`,
        icon: Globe,
        href: paths.federated,
      },
    username !== undefined && {
      id: 'direct',
      label: t`Direct messages`,
      icon: AtSign,
      href: directMessagesPath(username),
    },
    isMember && { id: 'bookmarks', label: t`Bookmarks`, icon: Bookmark, href: paths.bookmarks },
    { id: 'announcements', label: t`Announcements`, icon: Megaphone, href: paths.announcements },
    username !== undefined && {
      id: 'interactions',
      label: t`Interactions`,
      icon: Bell,
      href: interactionsPath(username),
    },
    isMember && { id: 'lists', label: t`Lists`, icon: List, href: paths.lists },
    { id: 'about', label: t`About`, icon: Info, href: paths.about },
  ];
  return entries
    .filter((entry) => entry !== false)
    .map((entry) => ({ ...entry, isActive: pathname === entry.href }));
}
