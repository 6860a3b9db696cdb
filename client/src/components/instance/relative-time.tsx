import { useLingui } from '@lingui/react';
import { useNow } from '#ui/use-now.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { formatRelativeTime } from '#i18n/format/relative-time.ts';
import { useServerOffset } from '#session/use-server-offset.ts';

/**
 * Shows a time relative to now, such as "5 min", and updates it. `format` receives the moment and the
 * current time in milliseconds since 1970; `describe` returns the full date for the tooltip.
 */
export function UpdatingTime({
  moment,
  format,
  describe,
}: {
  /** Milliseconds since 1970. */
  moment: number;
  format: (moment: number, now: number) => string;
  describe?: (moment: number) => string;
}) {
  const now = useNow();
  if (!Number.isFinite(moment) || Math.abs(moment) > 8.64e15) return null;
  return (
    <time
      dateTime={new Date(moment).toISOString()}
      /* Set on hover: formatting a full date is slow, and a page shows dozens of times. */
      onPointerEnter={({ currentTarget }) => {
        if (describe) currentTarget.title = describe(moment);
      }}
    >
      {format(moment, now)}
    </time>
  );
}

/** Milliseconds between two updates of the shown time; shorter ages are shown as "now". */
const refreshInterval = 60_000;

/**
 * Milliseconds by which a server's clock may be fast: later times up to this limit are shown as
 * "now".
 */
const clockTolerance = 5 * 60_000;

/** Shows how long ago (`12m`, or `12 minutes ago`), with the full date on hover. */
export function RelativeTime({
  moment,
  length = 'short',
  isDeadline = false,
}: {
  moment: string;
  length?: 'short' | 'long';
  /** Whether the moment is expected to be in the future, such as the end of a poll. */
  isDeadline?: boolean;
}) {
  const { locale } = useLingui().i18n;
  const offset = useServerOffset();
  return (
    <UpdatingTime
      moment={Date.parse(moment)}
      describe={(at) => formatDateTime(at, locale, 'full')}
      format={(at, deviceNow) => {
        const now = deviceNow + offset;
        const tolerance = isDeadline ? refreshInterval : clockTolerance;
        const seenFrom = at > now && at - now <= tolerance ? at : now;
        return formatRelativeTime(at, seenFrom, locale, length);
      }}
    />
  );
}
