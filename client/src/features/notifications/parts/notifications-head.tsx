import { useLingui } from '@lingui/react/macro';
import CheckCheck from 'lucide-react/icons/check-check';
import ListFilter from 'lucide-react/icons/list-filter';
import { plural } from '@lingui/core/macro';
import {
  notificationPreferenceLabels,
  labelledNotificationPreferences,
} from '#components/notification/notification-displays.ts';
import { notificationReadSync } from '#session/notifications/notification-read-sync.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { useColumnItems } from '#components/columns/use-column-items.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useRow } from '#store/use-row.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { Menu } from '#ui/menus/menu.tsx';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import { useUnseenCount } from '#components/notification/use-shown-notifications.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { Alert } from '#ui/notes/alert.tsx';
import { Badge } from '#ui/pictures/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { PanelHead } from '#ui/page/panel.tsx';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import { classNames } from '#ui/class-names.ts';
import panel from '#ui/page/panel.module.css';
import styles from './notifications-head.module.css';

/** Menu with the kinds to show, grouping, and “dismiss all”. */
function NotificationsMenu() {
  const { i18n, t } = useLingui();
  const session = useSession();
  const { preferences, tables, viewerId } = session;
  const username = useRow(tables.accounts, viewerId)?.username ?? '';
  const shown = usePreference('notificationVisibility');
  const isGrouping = usePreference('groupNotifications');
  const mutedStatuses = usePreference('mutedApplause');
  const items: readonly (MenuItem | false)[] = [
    ...labelledNotificationPreferences.map((key) => ({
      id: key,
      label: i18n._(notificationPreferenceLabels[key]),
      isChecked: shown[key],
      onSelect: () => preferences.set('notificationVisibility', { ...shown, [key]: !shown[key] }),
    })),
    {
      id: 'together',
      label: t`Group likes, repeats, reactions and replies`,
      isChecked: isGrouping,
      startsGroup: true,
      onSelect: () => preferences.set('groupNotifications', !isGrouping),
    },
    mutedStatuses.length > 0 && {
      id: 'loud',
      label: t`Show hidden likes, repeats and reactions again`,
      onSelect: () => preferences.set('mutedApplause', []),
    },
    {
      id: 'dismiss',
      label: t`Dismiss all`,
      isDanger: true,
      startsGroup: true,
      onSelect: () => openWindow(session, 'dismissNotifications', undefined),
    },
    ...useColumnItems(pathTo('notifications', { username })),
  ];
  return (
    <Menu
      label={t`Filter notifications`}
      icon={ListFilter}
      size="small"
      items={items.filter((item) => item !== false)}
    />
  );
}

/**
 * Header with the number of new notifications and a button that marks all as read. On phones and in the
 * narrow column (`level` 2) the button is an icon, since its text is too long in many languages. Shows
 * an error if marking fails.
 */
export function NotificationsHead({ level }: { level: 1 | 2 }) {
  const { part } = useSession();
  const { i18n, t } = useLingui();
  const isPhone = useMediaQuery(mobileQuery);
  const unseen = useUnseenCount();
  const { attempt, failure, dismiss } = useAttempt(() => part(notificationReadSync).markAllSeen());
  const reason = failure === undefined ? '' : i18n._(errorMessage(failure));
  const markRead = t`Mark as read`;
  /* `aria-disabled`, because `disabled` would remove the focus from the clicked button. */
  const clickable = {
    className: styles.markRead,
    'aria-disabled': unseen === 0,
    onClick: unseen === 0 ? undefined : () => void attempt(),
  };
  return (
    <div
      data-screen-head={level === 1 || undefined}
      className={classNames(panel.sticky, styles.head)}
    >
      <PanelHead
        isSticky={false}
        level={level}
        title={t`Notifications`}
        beside={
          <Badge
            count={unseen}
            label={t`${plural(unseen, { one: '# new notification', other: '# new notifications' })}`}
          />
        }
        actions={
          <>
            {isPhone || level === 2 ? (
              <IconButton label={markRead} icon={CheckCheck} size="small" {...clickable} />
            ) : (
              <Button variant="text" size="small" {...clickable}>
                {markRead}
              </Button>
            )}
            <NotificationsMenu />
          </>
        }
      />
      {reason !== '' && (
        <div className={styles.failure}>
          <Alert onDismiss={dismiss}>{t`Couldn’t mark as read: ${reason}`}</Alert>
        </div>
      )}
    </div>
  );
}
