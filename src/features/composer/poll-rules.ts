import type { PollDraft } from '#domain/draft/draft.ts';
import type { PollLimits } from '#session/instance/instance-info.ts';

export type PollUnit = 'minutes' | 'hours' | 'days';

/** Seconds in each, the shortest first. */
export const unitSeconds: Readonly<Record<PollUnit, number>> = {
  minutes: 60,
  hours: 3600,
  days: 86_400,
};
const allUnits: readonly PollUnit[] = ['minutes', 'hours', 'days'];
const defaultExpiry = 600;
export const fewestOptions = 2;

/** The units that fit into the longest expiry (R-COMP-033). Minutes are always there. */
export function pollUnits({ maxExpiration }: PollLimits): readonly PollUnit[] {
  return allUnits.filter((unit) => unit === 'minutes' || unitSeconds[unit] <= maxExpiration);
}

/** The bounds in a unit: the shortest rounded up, the longest down (R-COMP-032). */
export function pollBounds(
  unit: PollUnit,
  { minExpiration, maxExpiration }: PollLimits,
): { readonly least: number; readonly most: number } {
  const least = Math.max(1, Math.ceil(minExpiration / unitSeconds[unit]));
  return { least, most: Math.max(least, Math.floor(maxExpiration / unitSeconds[unit])) };
}

/** Seconds of an amount in a unit, within the bounds. What is no number is the least. */
export function pollExpiry(amount: number, unit: PollUnit, limits: PollLimits): number {
  const { least, most } = pollBounds(unit, limits);
  const whole = Number.isFinite(amount) ? Math.round(amount) : least;
  return Math.min(most, Math.max(least, whole)) * unitSeconds[unit];
}

/** The unit that an expiry is told in: the longest offered one that divides it. */
export function pollUnit(expiresIn: number, limits: PollLimits): PollUnit {
  return (
    pollUnits(limits).findLast(
      (one) => expiresIn >= unitSeconds[one] && expiresIn % unitSeconds[one] === 0,
    ) ?? 'minutes'
  );
}

/** What an amount is when the unit beside it changes: the same number, within the bounds. */
export function changeUnit(
  expiresIn: number,
  from: PollUnit,
  to: PollUnit,
  limits: PollLimits,
): number {
  return pollExpiry(expiresIn / unitSeconds[from], to, limits);
}

/** A poll to begin with: single choice, ten minutes where the server allows that (R-COMP-034). */
export function newPoll(limits: PollLimits): PollDraft {
  const expiresIn = pollExpiry(defaultExpiry / unitSeconds.minutes, 'minutes', limits);
  return { options: ['', ''], multiple: false, expiresIn };
}

/* White space, format characters such as zero-width space, and letters that are rendered blank. */
const invisible = /[\p{White_Space}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** What of the options is sent: without those that show nothing, each once. */
export function pollOptions({ options }: PollDraft): readonly string[] {
  const visible = options.filter((option) => option.replaceAll(invisible, '') !== '');
  return [...new Set(visible.map((option) => option.trim()))];
}
