import { useLingui } from '@lingui/react';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { formatRelativeTime } from '#i18n/format/relative-time.ts';
import { useServerOffset } from '#session/use-server-offset.ts';
import { Time } from '#ui/time.tsx';

/** Refresh interval of the shown time; shorter ages are shown as "now". */
const refreshInterval = 60_000;

/** Shows how long ago (`12m`, or `12 minutes ago`), with the full date on hover. */
export function RelativeTime({
  moment,
  length = 'short',
}: {
  moment: string;
  length?: 'short' | 'long';
}) {
  const { locale } = useLingui().i18n;
  const offset = useServerOffset();
  return (
    <Time
      moment={Date.parse(moment)}
      describe={(at) => formatDateTime(at, locale, 'full')}
      format={(at, deviceNow) => {
        const now = deviceNow + offset;
        const seenFrom = at > now && at - now <= refreshInterval ? at : now;
        return formatRelativeTime(at, seenFrom, locale, length);
      }}
    />
  );
}
