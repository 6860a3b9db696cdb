import type { PollDraft } from '#session/drafts/draft.ts';
import { isBlank } from '@rookery/contract/text/is-blank.ts';
import type { PollLimits } from '#session/instance/instance-info.ts';

export type PollUnit = 'minutes' | 'hours' | 'days';

/** Seconds per unit, shortest first. */
export const pollUnitSeconds: Readonly<Record<PollUnit, number>> = {
  minutes: 60,
  hours: 3600,
  days: 86_400,
};
const allUnits: readonly PollUnit[] = ['minutes', 'hours', 'days'];
const defaultExpiry = 600;
export const minPollOptions = 2;

/** Returns the units that fit the maximum expiry (R-COMP-033). Always includes minutes. */
export function pollUnits({ maxExpiration }: PollLimits): readonly PollUnit[] {
  return allUnits.filter((unit) => unit === 'minutes' || pollUnitSeconds[unit] <= maxExpiration);
}

/** Returns the bounds in a unit: minimum rounded up, maximum rounded down (R-COMP-032). */
export function pollBounds(
  unit: PollUnit,
  { minExpiration, maxExpiration }: PollLimits,
): { readonly least: number; readonly most: number } {
  const least = Math.max(1, Math.ceil(minExpiration / pollUnitSeconds[unit]));
  return { least, most: Math.max(least, Math.floor(maxExpiration / pollUnitSeconds[unit])) };
}

/**
 * Returns the expiry in seconds, clamped to the bounds. Anything that is not a number yields the
 * minimum.
 */
export function pollExpiry(amount: number, unit: PollUnit, limits: PollLimits): number {
  const { least, most } = pollBounds(unit, limits);
  const rounded = Number.isFinite(amount) ? Math.round(amount) : least;
  return Math.min(most, Math.max(least, rounded)) * pollUnitSeconds[unit];
}

/** Returns the longest offered unit that divides the expiry. */
export function pollUnit(expiresIn: number, limits: PollLimits): PollUnit {
  return (
    pollUnits(limits).findLast(
      (candidate) =>
        expiresIn >= pollUnitSeconds[candidate] && expiresIn % pollUnitSeconds[candidate] === 0,
    ) ?? 'minutes'
  );
}

/** Returns the expiry in seconds after a change of unit: the same number, clamped to the bounds. */
export function changePollUnit(
  expiresIn: number,
  from: PollUnit,
  to: PollUnit,
  limits: PollLimits,
): number {
  return pollExpiry(expiresIn / pollUnitSeconds[from], to, limits);
}

/** Durations in seconds that are offered first, shortest first. */
const commonExpiries = [600, 3600, 21_600, 86_400, 259_200, 604_800];

/** Returns the common durations within the server's bounds (R-COMP-032). */
export function offeredExpiries({ minExpiration, maxExpiration }: PollLimits): readonly number[] {
  return commonExpiries.filter((expiry) => expiry >= minExpiration && expiry <= maxExpiration);
}

/** Returns the options with one of them moved to another place. */
export function moveOption(options: readonly string[], from: number, to: number): string[] {
  const moved = options[from];
  if (moved === undefined || to < 0 || to >= options.length) return [...options];
  return options.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Returns an empty poll: single choice, ten minutes if the server allows it (R-COMP-034). */
export function newPoll(limits: PollLimits): PollDraft {
  const expiresIn = pollExpiry(defaultExpiry / pollUnitSeconds.minutes, 'minutes', limits);
  return { options: ['', ''], multiple: false, expiresIn };
}

/** Returns the options that are sent: trimmed, without blank ones and duplicates. */
export function pollOptions({ options }: PollDraft): readonly string[] {
  const visible = options.filter((option) => !isBlank(option));
  return [...new Set(visible.map((option) => option.trim()))];
}
