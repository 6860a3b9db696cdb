/**
 * Formats a moment for an `<input type="datetime-local">` in local time, such as
 * `2026-11-23T09:30`. Returns an empty string if there is no moment.
 */
export function toDateFieldValue(moment: string | number | null | undefined): string {
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/**
 * Converts the value of a date field to ISO 8601; undefined if the value is invalid. A date without
 * a time means the start of this day in local time.
 */
export function parseDateField(value: string): string | undefined {
  const date = new Date(value.length === 10 ? `${value}T00:00` : value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
