import { Plural } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { notificationDisplays } from '#components/notification/notification-displays.ts';
import { useIsStaff } from '#components/windows/use-is-staff.ts';
import { useCan } from '#session/instance/use-can.ts';
import { reportWatch } from '#session/moderation/report-watch.ts';
import type { NotificationGroup } from '#session/notifications/group-notifications.ts';
import { isUnseen } from '#session/notifications/shown-notifications.ts';
import { useSession } from '#session/session-context.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './notification-item.module.css';
import { NotificationMenu } from './notification-menu.tsx';
import { NewMark } from './notification-placeholders.tsx';
import { NotificationSign } from './notification-sign.tsx';
import { NotificationTime } from './notification-time.tsx';
import { ServerPageLink } from './server-page-link.tsx';
import { OpenReportsButton, ReportSubject } from './report-subject.tsx';

/**
 * The number of open reports, which is the total of the server; if none is open, the number of
 * notifications.
 */
function OpenCount({ count }: { count: number }) {
  const total = useStore(useSession().part(reportWatch).store, (open) => open.total);
  if (total === 0) return <Plural value={count} one="# report" other="# reports" />;
  return <Plural value={total} one="# open report" other="# open reports" />;
}

/** Several reports in one row: their number, the subject of the newest, and a way to the queue. */
export function ReportGroupItem({ group: { rows } }: { group: NotificationGroup }) {
  const isStaff = useIsStaff();
  const hasPages = useCan('moderationPages');
  const [newest] = rows;
  const isNew = isUnseen(newest);
  return (
    <li data-row="" tabIndex={-1} className={classNames(styles.row, isNew && styles.unseen)}>
      <NotificationSign of={notificationDisplays['pleroma:report']} />
      <div className={styles.body}>
        <p>
          {isNew && <NewMark />}
          <strong>
            {isStaff ? (
              <OpenCount count={rows.length} />
            ) : (
              <Plural value={rows.length} one="# report" other="# reports" />
            )}
          </strong>
        </p>
        <div className={styles.details}>
          <ReportSubject row={newest} />
          <OpenReportsButton />
          {hasPages && <ServerPageLink path="/admin/reports" />}
        </div>
      </div>
      <div className={styles.end}>
        {newest.createdAt !== undefined && (
          <NotificationTime moment={newest.createdAt} statusId={undefined} />
        )}
        <NotificationMenu rows={rows} />
      </div>
    </li>
  );
}
