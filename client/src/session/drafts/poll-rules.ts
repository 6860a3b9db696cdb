import type { PollDraft } from '#session/drafts/draft.ts';
import { isBlank } from '@rookery/contract/text/is-blank.ts';
import type { PollLimits } from '#session/instance/instance-info.ts';

export type PollUnit = 'minutes' | 'hours' | 'days';

/** Number of seconds in each unit, shortest first. */
export const pollUnitSeconds: Readonly<Record<PollUnit, number>> = {
  minutes: 60,
  hours: 3600,
  days: 86_400,
};
const allUnits: readonly PollUnit[] = ['minutes', 'hours', 'days'];
const defaultExpiry = 600;
export const minPollOptions = 2;

/**
 * Returns the units in which the maximum duration can be expressed (R-COMP-033), always including
 * minutes.
 */
export function pollUnits({ maxExpiration }: PollLimits): readonly PollUnit[] {
  return allUnits.filter((unit) => unit === 'minutes' || pollUnitSeconds[unit] <= maxExpiration);
}

/**
 * Returns the bounds of the duration in a unit: the minimum rounded up and the maximum rounded down
 * (R-COMP-032).
 */
export function pollBounds(
  unit: PollUnit,
  { minExpiration, maxExpiration }: PollLimits,
): { readonly least: number; readonly most: number } {
  const least = Math.max(1, Math.ceil(minExpiration / pollUnitSeconds[unit]));
  return { least, most: Math.max(least, Math.floor(maxExpiration / pollUnitSeconds[unit])) };
}

/**
 * Returns the duration of a poll in seconds, limited to the bounds. Returns the minimum if `amount`
 * is not a number.
 */
export function pollExpiry(amount: number, unit: PollUnit, limits: PollLimits): number {
  const { least, most } = pollBounds(unit, limits);
  const rounded = Number.isFinite(amount) ? Math.round(amount) : least;
  return Math.min(most, Math.max(least, rounded)) * pollUnitSeconds[unit];
}

/** Returns the longest unit in which the duration is a whole number. */
export function pollUnit(expiresIn: number, limits: PollLimits): PollUnit {
  return (
    pollUnits(limits).findLast(
      (candidate) =>
        expiresIn >= pollUnitSeconds[candidate] && expiresIn % pollUnitSeconds[candidate] === 0,
    ) ?? 'minutes'
  );
}

/**
 * Returns the duration in seconds after a change of the unit: the same number of the new unit,
 * limited to its bounds.
 */
export function changePollUnit(
  expiresIn: number,
  from: PollUnit,
  to: PollUnit,
  limits: PollLimits,
): number {
  return pollExpiry(expiresIn / pollUnitSeconds[from], to, limits);
}

/** Durations in seconds that are offered in the form, shortest first. */
const commonExpiries = [600, 3600, 21_600, 86_400, 259_200, 604_800];

/** Returns the common durations that are within the server's bounds (R-COMP-032). */
export function offeredExpiries({ minExpiration, maxExpiration }: PollLimits): readonly number[] {
  return commonExpiries.filter((expiry) => expiry >= minExpiration && expiry <= maxExpiration);
}

/** Returns the options after one of them was moved to another position. */
export function movePollOption(options: readonly string[], from: number, to: number): string[] {
  const moved = options[from];
  if (moved === undefined || to < 0 || to >= options.length) return [...options];
  return options.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/**
 * Returns an empty single-choice poll that lasts ten minutes, or the closest duration that the
 * server allows (R-COMP-034).
 */
export function newPoll(limits: PollLimits): PollDraft {
  const expiresIn = pollExpiry(defaultExpiry / pollUnitSeconds.minutes, 'minutes', limits);
  return { options: ['', ''], multiple: false, expiresIn };
}

/** Returns the options as they are sent: trimmed, without blank options and duplicates. */
export function pollOptionsToSend({ options }: PollDraft): readonly string[] {
  const visible = options.filter((option) => !isBlank(option));
  return [...new Set(visible.map((option) => option.trim()))];
}
