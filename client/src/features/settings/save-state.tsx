import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { useStore } from 'zustand';
import type { NoticeKind } from '#session/notices.ts';
import { useSession } from '#session/session-context.ts';
import { Icon } from '#ui/icon.tsx';
import { accountOptionValues } from './account-option-values.ts';
import styles from './settings.module.css';

/** Says whether the last change is saved; takes the place of a notice for each change. */
export function SaveState({ isShort = false }: { isShort?: boolean }) {
  const { part, notices } = useSession();
  const { outcome } = useStore(part(accountOptionValues).store);
  const raised = useStore(notices.store);
  const isRaised = (key: NoticeKind): boolean =>
    raised.some(({ messageKey }) => messageKey === key);
  const isSaved = outcome === 'saved' || isRaised('settings_profile.synchronized');
  const state = () => {
    if (outcome === 'failed') return <Trans>Error saving settings</Trans>;
    if (isRaised('settings_profile.synchronizing')) return <Trans>Saving…</Trans>;
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
