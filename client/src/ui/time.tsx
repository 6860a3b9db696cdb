import { useNow } from './use-now.ts';

/**
 * Relative time such as "5 min", updated as time passes. `format` receives the moment and the
 * current time in milliseconds; `describe` returns the full date for the tooltip.
 */
export function Time({
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
      /* Set on hover only: formatting is expensive and a page has dozens of these. */
      onPointerEnter={({ currentTarget }) => {
        if (describe) currentTarget.title = describe(moment);
      }}
    >
      {format(moment, now)}
    </time>
  );
}
