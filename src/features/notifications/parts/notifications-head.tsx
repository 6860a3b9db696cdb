import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureWords } from '#domain/failure/failure-words.ts';
import { useUnseenCount } from '#domain/notification/use-unseen-count.ts';
import type { Notifications } from '#session/notifications/notifications.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PanelHead } from '#ui/panel-head.tsx';
import { NotificationsMenu } from './notifications-menu.tsx';
import styles from './notifications-head.module.css';

/** How many are new, and the way to mark them as seen. A marking that failed is told here. */
export function NotificationsHead({
  notifications,
  level,
}: {
  notifications: Notifications;
  level: 1 | 2;
}) {
  const { i18n, t } = useLingui();
  const unseen = useUnseenCount();
  const [failure, setFailure] = useState<unknown>();
  const markRead = (): void => {
    setFailure(undefined);
    notifications.markAllSeen().catch(setFailure);
  };
  const reason = failure === undefined ? '' : i18n._(failureWords(failure));
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
            {/* Not `disabled`, which would take the focus away from who has just pressed it. */}
            <Button
              variant="text"
              size="small"
              className={styles.markRead}
              aria-disabled={unseen === 0}
              onClick={unseen === 0 ? undefined : markRead}
            >
              <Trans>Mark read</Trans>
            </Button>
            <NotificationsMenu notifications={notifications} />
          </>
        }
      />
      {reason !== '' && (
        <div role="alert" className={styles.failure}>
          <Notice level="error" onDismiss={() => setFailure(undefined)}>
            {t`Not marked as read. ${reason}`}
          </Notice>
        </div>
      )}
    </div>
  );
}
