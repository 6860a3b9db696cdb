import { useLingui } from '@lingui/react/macro';
import {
  notificationPreferenceLabels,
  notificationPreferences,
} from '#components/notification/notification-kinds.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Panel, PanelHead } from '#ui/panel.tsx';
import styles from './notification-kinds-panel.module.css';

/** The kinds of notifications to show, beside the page of notifications. */
export function NotificationKindsPanel() {
  const { i18n, t } = useLingui();
  const { preferences } = useSession();
  const shown = usePreference('notificationVisibility');
  return (
    <Panel label={t`Show`}>
      <PanelHead title={t`Show`} isSticky={false} />
      <div className={styles.kinds}>
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
      </div>
    </Panel>
  );
}
