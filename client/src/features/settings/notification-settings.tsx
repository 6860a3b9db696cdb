import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import {
  notificationPreferenceLabels,
  notificationPreferences,
} from '#components/notification/notification-kinds.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import styles from './settings.module.css';

/** Selects which kinds of notifications are shown. */
export function NotificationKinds({ label }: { label: string }) {
  const { i18n } = useLingui();
  const { preferences } = useSession();
  const shown = usePreference('notificationVisibility');
  return (
    <fieldset className={styles.kinds}>
      <legend>{label}</legend>
      {notificationPreferences.map((key) => (
        <Checkbox
          key={key}
          label={i18n._(notificationPreferenceLabels[key])}
          checked={shown[key]}
          onToggle={(isShown) =>
            preferences.set('notificationVisibility', { ...shown, [key]: isShown })
          }
        />
      ))}
    </fieldset>
  );
}

/**
 * Undefined in browsers without notifications, such as Safari on iOS outside of the home screen.
 */
function currentPermission(): NotificationPermission | undefined {
  return 'Notification' in window ? Notification.permission : undefined;
}

/**
 * A setting that needs the browser's notification permission. Requests it in the click handler,
 * because Firefox and Safari refuse otherwise; without permission the setting stays off.
 */
export function NotificationPermission({
  preference,
  label,
  description,
}: {
  preference: 'desktopNotifications' | 'webPushNotifications';
  label: string;
  description: string | undefined;
}) {
  const { t } = useLingui();
  const { preferences, instance } = useSession();
  const isWanted = usePreference(preference);
  const hasKey = useStore(instance, ({ info }) => info.vapidPublicKey !== undefined);
  const [permission, setPermission] = useState(currentPermission);
  const choose = async (isOn: boolean): Promise<void> => {
    const allowed =
      isOn && currentPermission() === 'default'
        ? await Notification.requestPermission()
        : currentPermission();
    setPermission(allowed);
    preferences.set(preference, isOn && allowed === 'granted');
  };
  const lacksKey = preference === 'webPushNotifications' && !hasKey;
  const reason = (): string | undefined => {
    if (permission === undefined) return t`This browser cannot show notifications.`;
    if (lacksKey)
      return t`Your server does not offer push. Desktop notifications work without it while a tab is open.`;
    if (permission === 'denied')
      return t`Your browser blocks notifications from this site. Allow them in the settings of the browser, then turn this on.`;
    return description;
  };
  return (
    <Checkbox
      label={label}
      description={reason()}
      disabled={(permission === undefined || lacksKey) && !isWanted}
      checked={isWanted && permission === 'granted'}
      onToggle={(isOn) => void choose(isOn)}
    />
  );
}
