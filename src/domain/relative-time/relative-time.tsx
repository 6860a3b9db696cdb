import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { formatRelativeTime } from '#i18n/format/relative-time.ts';
import { minuteNow, refreshInterval, subscribeMinute } from './minute-clock.ts';

/**
 * How long ago (`12m`), with the full date on hover; refreshed every minute. A moment later than
 * the last tick has just happened, whatever this device's clock says.
 */
export function RelativeTime({ moment }: { moment: string }) {
  const { i18n } = useLingui();
  const now = useSyncExternalStore(subscribeMinute, minuteNow, minuteNow);
  const at = Date.parse(moment);
  const seenFrom = at > now && at - now <= refreshInterval ? at : now;
  return (
    <time dateTime={moment} title={formatDateTime(moment, i18n.locale, 'full')}>
      {formatRelativeTime(moment, seenFrom, i18n.locale, 'short')}
    </time>
  );
}
