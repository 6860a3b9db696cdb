import { Trans } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { accountOptionValues } from '#session/preferences/account-option-values.ts';
import { useSession } from '#session/session-context.ts';
import styles from './settings.module.css';

/** Says for a moment how the last saving on the server ended. */
export function SavingMark() {
  const { outcome } = useStore(useSession().part(accountOptionValues).store);
  return (
    <output className={styles.outcome}>
      {outcome === 'saved' && <Trans>Settings saved</Trans>}
      {outcome === 'failed' && <Trans>Error saving settings</Trans>}
    </output>
  );
}
