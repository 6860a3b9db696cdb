import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { useStore } from 'zustand';
import { settingsSync } from '#session/preferences/sync/settings-sync.ts';
import { useSession } from '#session/session-context.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { accountOptionValues } from '#session/preferences/account-option-values.ts';
import styles from './settings.module.css';

/** Says whether the last change is saved, so that changes raise no notices. */
export function SaveState({ isShort = false }: { isShort?: boolean }) {
  const { part } = useSession();
  const { outcome } = useStore(part(accountOptionValues).store);
  const { saving } = useStore(part(settingsSync).store);
  const isSaved = outcome === 'saved' || saving === 'saved';
  const state = () => {
    if (outcome === 'failed') return <Trans>Error saving settings</Trans>;
    if (saving === 'pending') return <Trans>Saving…</Trans>;
    return (
      isSaved && (
        <>
          <Icon of={Check} />{' '}
          {isShort ? <Trans>Saved</Trans> : <Trans>Saved to your account</Trans>}
        </>
      )
    );
  };
  return <output className={styles.saved}>{state()}</output>;
}
