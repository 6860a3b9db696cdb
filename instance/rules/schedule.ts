import { invalidParameters } from '#http/http-error.ts';
import { readTime } from './time.ts';

const minDelayMs = 5 * 60_000;

export function readSchedule(text: string): number {
  const time = readTime(text);
  if (time !== undefined) return time;
  throw invalidParameters([
    { field: 'scheduled_at', message: 'Invalid format. Expected :"date-time"' },
  ]);
}

/** Whether the time is at least five minutes away. */
export function isSchedulable(time: number, now: number): boolean {
  return time - now >= minDelayMs;
}
