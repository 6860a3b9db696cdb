import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import LogIn from 'lucide-react/icons/log-in';
import Gauge from 'lucide-react/icons/gauge';
import Shield from 'lucide-react/icons/shield';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { canOnFirstLoad } from '#api/first-load-capabilities.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useUnseenCount } from '#components/notification/use-shown-notifications.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import type { ActionEntry, NavEntry } from '#app/shell/nav-entry.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { useIsStaff } from '#components/windows/use-is-staff.ts';
import { roleOf } from '#store/rows/account-row.ts';
import { hasPermission } from '#session/moderation/role-permissions.ts';
import { serverOrigin } from '#session/server-origin.ts';
import type { IconGlyph } from '#ui/pictures/icon.tsx';
import { countNewReports, reportWatch } from '#session/moderation/report-watch.ts';

/** Returns the notifications entry with its unseen count; for a visitor, the login entry. */
export function useNotificationsEntry(): NavEntry {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const username = useRow(tables.accounts, viewerId)?.username;
  const unread = useUnseenCount();
  if (viewerId === null)
    return { id: 'login', label: t`Log in`, icon: LogIn, href: pathTo('login') };
  return {
    id: 'notifications',
    label: t`Notifications`,
    icon: Bell,
    href: pathTo('notifications', { username: username ?? '_' }),
    badge: unread,
    badgeLabel: t`${plural(unread, { one: '# unread notification', other: '# unread notifications' })}`,
  };
}

const nothing = () => () => undefined;

/**
 * Returns the number of reports that staff have not seen; for other viewers 0, without a request.
 */
function useNewReports(): number {
  const session = useSession();
  const isStaff = useIsStaff();
  return useSyncExternalStore(isStaff ? session.part(reportWatch).store.subscribe : nothing, () =>
    isStaff ? countNewReports(session.part(reportWatch).store.getState()) : 0,
  );
}

/** Path of the server's own administration interface (R-SHELL-064). */
const administrationPath = '/pleroma/admin/#/login-pleroma';

/**
 * Returns the staff entries: moderation, and for admins the server's own administration (R-SHELL-004,
 * R-ROLE-005, R-ROLE-008). On Mastodon both lead to pages of the server. `onOpen` is called when the moderation dialog opens, so that a drawer can
 * close.
 */
export function useStaffEntries(onOpen?: () => void): readonly (NavEntry | ActionEntry)[] {
  const { t } = useLingui();
  const session = useSession();
  const me = useRow(session.tables.accounts, session.viewerId);
  const isStaff = useIsStaff();
  const waiting = useNewReports();
  const { serverInfo } = useStore(session.instance, ({ info }) => info);
  if (!me) return [];
  if (canOnFirstLoad('moderationPages', serverInfo)) {
    const page = (id: string, label: string, icon: IconGlyph, path: string): NavEntry => ({
      id,
      label,
      icon,
      href: `${serverOrigin(session)}${path}`,
      isExternal: true,
    });
    return [
      ...(hasPermission(me.permissions, 'manageReports')
        ? [page('moderation', t`Moderation`, Shield, '/admin/reports')]
        : []),
      ...(hasPermission(me.permissions, 'viewDashboard')
        ? [page('administration', t`Administration`, Gauge, '/admin/dashboard')]
        : []),
    ];
  }
  if (!isStaff) return [];
  const moderation: ActionEntry = {
    id: 'moderation',
    label: t`Moderation`,
    icon: Shield,
    badge: waiting,
    badgeLabel: t`${plural(waiting, { one: '# new report', other: '# new reports' })}`,
    opensDialog: true,
    onPress: () => {
      onOpen?.();
      openWindow(session, 'moderation', {});
    },
  };
  if (roleOf(me) !== 'admin' || !canOnFirstLoad('administrationPage', serverInfo))
    return [moderation];
  return [
    moderation,
    {
      id: 'administration',
      label: t`Administration`,
      icon: Gauge,
      href: administrationPath,
      isExternal: true,
    },
  ];
}
