import { useLingui } from '@lingui/react';
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
