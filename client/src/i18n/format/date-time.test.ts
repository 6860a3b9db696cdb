import { describe, expect, it } from 'vitest';
import { formatDateTime } from './date-time.ts';

/** A time in the local time zone, so that the test passes in every zone. */
const moment = new Date(2026, 0, 5, 15, 4, 9);

describe('formatDateTime', () => {
  it.each([
    ['en-US', 'full', 'Monday, January 5, 2026 at 3:04:09 PM'],
    ['en-GB', 'dateTime', '5 Jan 2026, 15:04'],
    ['de', 'date', '05.01.2026'],
    ['de', 'time', '15:04'],
    ['zh_Hant', 'date', '2026年1月5日'],
  ] as const)('in %s formats style %s as %s', (locale, style, text) => {
    expect(formatDateTime(moment, locale, style).replaceAll('\u202F', ' ')).toBe(text);
  });

  it('formats the date and minutes by default', () => {
    expect(formatDateTime(moment.toISOString(), 'en-GB')).toBe('5 Jan 2026, 15:04');
  });

  it('returns an empty string for an invalid date', () => {
    expect(formatDateTime('never', 'en')).toBe('');
  });
});
