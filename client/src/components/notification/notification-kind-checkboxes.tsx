import { useLingui } from '@lingui/react/macro';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import {
  notificationPreferenceLabels,
  labelledNotificationPreferences,
} from './notification-displays.ts';

/** A checkbox for each kind of notifications, in the settings and beside the page of notifications. */
export function NotificationKindCheckboxes() {
  const { i18n } = useLingui();
  const { preferences } = useSession();
  const shown = usePreference('notificationVisibility');
  return labelledNotificationPreferences.map((key) => (
    <Checkbox
      key={key}
      label={i18n._(notificationPreferenceLabels[key])}
      checked={shown[key]}
      onToggle={(isShown) =>
        preferences.set('notificationVisibility', { ...shown, [key]: isShown })
      }
    />
  ));
}
