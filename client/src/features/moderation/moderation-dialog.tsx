import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import {
  hideModeration,
  toggleModeration,
  type ModerationStore,
} from '#components/moderation/open-moderation.ts';
import { MinimizableDialog } from '#ui/minimizable-dialog.tsx';
import styles from './moderation.module.css';

/** Moderation dialog; can be minimised and restored (R-MOD-001, R-MOD-023). */
export function ModerationDialog({
  store,
  children,
}: {
  store: ModerationStore;
  children: ReactNode;
}) {
  return (
    <MinimizableDialog
      state={useStore(store, (window) => window.state)}
      title={<Trans>Moderation</Trans>}
      back={<Trans>Back to the moderation</Trans>}
      onToggle={() => toggleModeration(store)}
      onHide={() => hideModeration(store)}
      className={styles.dialog}
      backClassName={styles.back}
    >
      <div className={styles.body}>{children}</div>
    </MinimizableDialog>
  );
}
