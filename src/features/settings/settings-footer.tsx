import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { BackupMenu } from './backup/backup-menu.tsx';
import styles from './settings.module.css';

/** What belongs to all tabs: settings for experts, and the way out. */
export function SettingsFooter({ signOut }: { signOut: ReactNode }) {
  const { t } = useLingui();
  const { preferences } = useSession();
  const isExpert = usePreference('expertLevel') === 1;
  return (
    <footer className={styles.footer}>
      <Checkbox
        label={t`Show advanced settings`}
        checked={isExpert}
        onToggle={(isOn) => preferences.set('expertLevel', isOn ? 1 : 0)}
      />
      <BackupMenu />
      {signOut}
    </footer>
  );
}
