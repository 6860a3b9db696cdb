import { useNow } from './use-now.ts';

/**
 * A moment in words that age, such as "5 min". `format` makes them out of the moment and the present,
 * both in milliseconds; `describe` makes the full date that is shown on hover.
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
      /* Made only when it is pointed at: formatting is dear, and a page has dozens of these. */
      onPointerEnter={({ currentTarget }) => {
        if (describe) currentTarget.title = describe(moment);
      }}
    >
      {format(moment, now)}
    </time>
  );
}
