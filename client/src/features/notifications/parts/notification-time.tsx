import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { pathTo } from '#lib/url/paths.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { formatRelativeTime } from '#i18n/format/relative-time.ts';
import { useServerOffset } from '#session/use-server-offset.ts';
import { AppLink } from '#ui/app-link.tsx';
import styles from './notification-item.module.css';

/** Interval at which relative times are updated, in milliseconds (R-CONST-058). */
const updateIntervalMs = 240_000;

function RelativeTime({ moment }: { moment: string }) {
  const { locale } = useLingui().i18n;
  const offset = useServerOffset();
  const [deviceNow, setNow] = useState(Date.now);
  const now = deviceNow + offset;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), updateIntervalMs);
    return () => clearInterval(timer);
  }, []);
  const at = Date.parse(moment);
  if (Number.isNaN(at)) return null;
  return (
    <time dateTime={moment} title={formatDateTime(at, locale, 'full')}>
      {formatRelativeTime(Math.min(at, now), now, locale, 'short')}
    </time>
  );
}

/** Relative time of a notification, linked to the conversation if there is one (R-NOTIF-027). */
export function NotificationTime({
  moment,
  statusId,
}: {
  moment: string;
  statusId: string | undefined;
}) {
  if (statusId === undefined) {
    return (
      <span className={styles.time}>
        <RelativeTime moment={moment} />
      </span>
    );
  }
  return (
    <AppLink href={pathTo('conversation', { id: statusId })} className={styles.time}>
      <RelativeTime moment={moment} />
    </AppLink>
  );
}
