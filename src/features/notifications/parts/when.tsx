import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { pathTo } from '#domain/links/paths.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { formatRelativeTime } from '#i18n/format/relative-time.ts';
import { useServerOffset } from '#session/use-server-offset.ts';
import { AppLink } from '#ui/app-link.tsx';
import styles from './notification-item.module.css';

/** Milliseconds after which a shown time is made anew (R-CONST-058). */
const renewedEvery = 240_000;

function Ago({ moment }: { moment: string }) {
  const { locale } = useLingui().i18n;
  const offset = useServerOffset();
  const [deviceNow, setNow] = useState(Date.now);
  const now = deviceNow + offset;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), renewedEvery);
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

/** When something happened, leading to the conversation where there is one (R-NOTIF-027). */
export function When({ moment, statusId }: { moment: string; statusId: string | undefined }) {
  if (statusId === undefined) {
    return (
      <span className={styles.time}>
        <Ago moment={moment} />
      </span>
    );
  }
  return (
    <AppLink href={pathTo('conversation', { id: statusId })} className={styles.time}>
      <Ago moment={moment} />
    </AppLink>
  );
}
