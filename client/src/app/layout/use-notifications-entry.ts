import { useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import LogIn from 'lucide-react/icons/log-in';
import { pathTo } from '#components/links/paths.ts';
import { useUnseenCount } from '#components/notification/use-shown-notifications.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import type { NavEntry } from '../shell/nav-entry.ts';

/** Returns the notifications entry with its unseen count; for a visitor, the login entry. */
export function useNotificationsEntry(): NavEntry {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const username = useRow(tables.accounts, viewerId)?.username;
  const unseen = useUnseenCount();
  if (viewerId === null)
    return { id: 'login', label: t`Log in`, icon: LogIn, href: pathTo('login') };
  return {
    id: 'notifications',
    label: t`Notifications`,
    icon: Bell,
    href: pathTo('notifications', { username: username ?? '_' }),
    badge: unseen,
    badgeLabel: t`${unseen} unseen`,
  };
}
