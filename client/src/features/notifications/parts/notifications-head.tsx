import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '#components/failure/error-message.ts';
import { useUnseenCount } from '#components/notification/use-shown-notifications.ts';
import type { Notifications } from '#session/notifications/notifications.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PanelHead } from '#ui/panel.tsx';
import { NotificationsMenu } from './notifications-menu.tsx';
import styles from './notifications-head.module.css';

/**
 * Header with the number of new notifications and a button to mark all as read. Shows an error if
 * that fails.
 */
export function NotificationsHead({
  notifications,
  level,
}: {
  notifications: Notifications;
  level: 1 | 2;
}) {
  const { i18n, t } = useLingui();
  const unseen = useUnseenCount();
  const { attempt, failure, dismiss } = useAttempt(() => notifications.markAllSeen());
  const reason = failure === undefined ? '' : i18n._(errorMessage(failure));
  return (
    <div className={styles.head}>
      <PanelHead
        isSticky={false}
        level={level}
        title={t`Notifications`}
        actions={
          <>
            <Badge
              count={unseen}
              label={t`${plural(unseen, { one: '# new notification', other: '# new notifications' })}`}
            />
            {/* Not `disabled`, which would remove the focus from the clicked button. */}
            <Button
              variant="text"
              size="small"
              className={styles.markRead}
              aria-disabled={unseen === 0}
              onClick={unseen === 0 ? undefined : () => void attempt()}
            >
              <Trans>Mark read</Trans>
            </Button>
            <NotificationsMenu notifications={notifications} />
          </>
        }
      />
      {reason !== '' && (
        <div className={styles.failure}>
          <Alert onDismiss={dismiss}>{t`Not marked as read. ${reason}`}</Alert>
        </div>
      )}
    </div>
  );
}
