import { createInvalidParametersError } from '#http/http-error.ts';
import { parseTime } from './time.ts';

const minDelayMs = 5 * 60_000;

/** Parses the time of a scheduled status to milliseconds. Throws 400 if it is invalid. */
export function readScheduledTime(text: string): number {
  const time = parseTime(text);
  if (time !== undefined) return time;
  throw createInvalidParametersError([
    { field: 'scheduled_at', message: 'Invalid format. Expected :"date-time"' },
  ]);
}

/** Whether a time is at least five minutes ahead, as Akkoma requires of scheduled statuses. */
export function isSchedulable(time: number, now: number): boolean {
  return time - now >= minDelayMs;
}
