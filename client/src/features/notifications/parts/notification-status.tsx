import { useState } from 'react';
import { CardLocationContext } from '#components/composer/use-card-instance-id.ts';
import { ReplyPostedContext } from '#components/composer/use-inline-target.ts';
import { StatusCard } from '#components/status/status-card.tsx';
import type { StatusRow } from '#store/rows/status-row.ts';
import { Excerpt } from './excerpt.tsx';
import styles from './notification-item.module.css';

/**
 * The status of a notification, as an excerpt until it is opened, and the replies that the viewer has
 * posted to it since (R-NOTIF-036).
 */
export function NotificationStatus({
  status,
  notificationId,
  labelId,
  isOpen,
}: {
  status: StatusRow;
  notificationId: string;
  /** Id of the sentence of the notification. */
  labelId: string;
  isOpen: boolean;
}) {
  const [replies, setReplies] = useState<readonly string[]>([]);
  const excerpt = isOpen ? undefined : <Excerpt status={status} />;
  return (
    <CardLocationContext value={`notification:${notificationId}`}>
      <ReplyPostedContext value={(reply) => setReplies((posted) => [...posted, reply])}>
        <div className={styles.status}>
          <StatusCard id={status.id} variant="compact" inRow={{ labelId, excerpt }} />
        </div>
        {replies.length > 0 && (
          <div className={styles.replies}>
            {replies.map((id) => (
              <StatusCard key={id} id={id} variant="compact" />
            ))}
          </div>
        )}
      </ReplyPostedContext>
    </CardLocationContext>
  );
}
