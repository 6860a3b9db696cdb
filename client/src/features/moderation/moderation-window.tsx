import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { closeWindow, toggleMinimized, useWindow } from '#components/windows/open-windows.ts';
import { useSession } from '#session/session-context.ts';
import { MinimizableDialog } from '#ui/minimizable-dialog.tsx';
import { useIsStaff } from '#components/windows/use-open-window.ts';
import styles from './moderation.module.css';
import { ModerationTabs } from './moderation-tabs.tsx';

/** Moderation dialog; can be minimised and restored (R-MOD-001, R-MOD-023). */
function ModerationDialog({ children }: { children: ReactNode }) {
  const session = useSession();
  return (
    <MinimizableDialog
      isMinimized={useWindow('moderation')?.isMinimized === true}
      title={<Trans>Moderation</Trans>}
      back={<Trans>Back to the moderation</Trans>}
      onToggle={() => toggleMinimized(session, 'moderation')}
      onHide={() => closeWindow(session, 'moderation')}
      className={styles.dialog}
      backClassName={styles.back}
    >
      <div className={styles.body}>{children}</div>
    </MinimizableDialog>
  );
}

/** Moderation dialog with the reports; hidden if the viewer is no longer staff. */
export function ModerationWindow() {
  return (
    useIsStaff() && (
      <ModerationDialog>
        <ModerationTabs />
      </ModerationDialog>
    )
  );
}
