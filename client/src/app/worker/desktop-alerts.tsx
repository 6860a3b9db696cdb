import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isUnseen } from '#session/notifications/shown-notifications.ts';
import { useShownNotifications } from '#components/notification/use-shown-notifications.ts';
import { statusExcerpt } from '#store/status/status-excerpt.ts';
import { pathTo } from '#lib/url/paths.ts';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import {
  notificationName,
  notificationSentence,
  notificationVariant,
} from '#lib/worker/notification-sentence.ts';
import {
  showSystemNotification,
  statusNotificationActions,
  systemNotificationOptions,
  systemNotificationTag,
} from '#lib/worker/show-system-notification.ts';
import { systemNotificationKindOf } from '#lib/worker/worker-config.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { playNotificationSound } from './notification-sound.ts';
import { serviceWorkerMessages, systemNotificationKinds } from './service-worker-messages.ts';

/** Milliseconds after signing in during which no alert is shown (R-CONST-015). */
const silentMs = 10_000;

function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

/**
 * Shows desktop notifications while the tab is open but not focused, if the viewer has enabled and
 * permitted them, and plays a sound if enabled. Alerts of all tabs and push messages have the same tag
 * for one notification, so that it is shown once.
 */
export function DesktopAlerts() {
  const { i18n } = useLingui();
  const { clock, tables, viewerId, log } = useSession();
  const rows = useShownNotifications();
  const hasSound = usePreference('notificationSound');
  const isWanted = usePreference('desktopNotifications');
  const known = useRef<{ readonly ids: Set<string>; readonly from: number }>(undefined);

  const show = async (row: NotificationRow): Promise<void> => {
    const { id, type = '', statusId } = row;
    const messages = serviceWorkerMessages(i18n);
    const { hasActions, isGrouped } = systemNotificationKindOf(systemNotificationKinds, type);
    const account = tables.accounts.get(row.accountId ?? '');
    const status = tables.statuses.get(statusId ?? '');
    const username = tables.accounts.get(viewerId ?? '')?.username ?? '';
    const target = tables.accounts.get(row.targetId ?? '');
    const facts = status && { ...status, authorId: status.accountId };
    const title = notificationSentence(
      messages,
      notificationVariant(type, facts, viewerId) ?? type,
      {
        name: notificationName(account?.displayName, account?.acct),
        target: notificationName(target?.displayName, target?.acct),
        emoji: row.emoji,
      },
    );
    const path = statusId
      ? pathTo('conversation', { id: statusId })
      : pathTo('notifications', { username });
    const note = {
      id,
      type,
      isGrouped,
      statusId,
      title,
      path,
      body: status ? statusExcerpt(status) : '',
      icon: account?.avatar,
      actions: hasActions && statusId !== undefined ? statusNotificationActions(messages) : [],
    };
    const registration = await navigator.serviceWorker?.getRegistration('/');
    if (registration) return showSystemNotification(registration, note);
    const system = systemNotificationOptions(note);
    const alert = new Notification(system.title, {
      ...system.options,
      tag: systemNotificationTag(note),
    });
    return alert.addEventListener('click', () => window.focus());
  };
  const notify = useEffectEvent((shown: readonly NotificationRow[]) => {
    known.current ??= { ids: new Set(), from: clock.now() };
    const { ids, from } = known.current;
    const fresh = shown.filter((row) => isUnseen(row) && !ids.has(row.id));
    for (const { id } of shown) ids.add(id);
    if (clock.now() - from < silentMs) return;
    const [newest] = fresh;
    if (newest && hasSound)
      playNotificationSound(newest.id).catch((error: unknown) =>
        log('sound not played', { error }),
      );
    if (!isWanted || document.hasFocus() || !mayNotify()) return;
    for (const row of fresh)
      show(row).catch((error: unknown) => log('desktop alert not shown', { error }));
  });
  useEffect(() => notify(rows), [rows]);
  return null;
}
