import { millisecondsOf, type Instant } from './instant.ts';

export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** Distance of a moment from now, in one unit. */
export interface TimeDistance {
  readonly direction: 'past' | 'now' | 'future';
  /** An integer; 0 for `now`. */
  readonly amount: number;
  readonly unit: TimeUnit;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Each unit with its length, which is also the threshold for using it. */
const units: readonly (readonly [TimeUnit, number])[] = [
  ['second', second],
  ['minute', minute],
  ['hour', hour],
  ['day', day],
  ['week', 7 * day],
  ['month', 30 * day],
  ['year', 365.25 * day],
];

/**
 * Returns the distance in the largest unit that fits. The past is rounded down, the future up; less
 * than a second is `now`. Undefined for an invalid date.
 */
export function timeDistance(instant: Instant, now: Instant): TimeDistance | undefined {
  const difference = millisecondsOf(instant) - millisecondsOf(now);
  if (Number.isNaN(difference)) return undefined;
  const span = Math.abs(difference);
  if (span < second) return { direction: 'now', amount: 0, unit: 'second' };
  const round = difference < 0 ? Math.floor : Math.ceil;
  // Rounding up may fill the next unit: 59.5 s in the future are a minute.
  const reached = units.filter(
    ([, length], index) =>
      span >= length || round(span / smaller(index)) * smaller(index) >= length,
  );
  const [unit, length] = reached.at(-1) ?? ['second', second];
  return { direction: difference < 0 ? 'past' : 'future', amount: round(span / length), unit };
}

function smaller(index: number): number {
  return units[index - 1]?.[1] ?? second;
}
