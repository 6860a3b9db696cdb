import { useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { dismissAllNotifications } from '#session/notifications/dismiss-notifications.ts';

/** Asks before all notifications are dismissed (R-NOTIF-026). */
export function DismissAllDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const session = useSession();
  const handleAccept = (): void => {
    onClose();
    dismissAllNotifications(session).catch((error: unknown) => {
      const action = t`Dismiss all`;
      session.notices.raise({
        level: 'error',
        messageKey: 'status.action_failed',
        messageArgs: { action },
        error,
        timeoutMs: 5000,
      });
    });
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t`Dismiss all notifications?`}
      acceptLabel={t`Dismiss all`}
      onAccept={handleAccept}
      onCancel={onClose}
    >
      {t`This permanently deletes them from the server.`}
    </ConfirmDialog>
  );
}
