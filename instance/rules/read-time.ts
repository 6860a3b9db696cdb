const timePattern =
  /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Parses an ISO 8601 time to milliseconds; UTC without a time zone. `undefined` if it is invalid.
 */
export function readTime(text: string): number | undefined {
  const match = timePattern.exec(text.trim());
  if (!match) return undefined;
  const iso = text.trim().replace(' ', 'T').replace(',', '.');
  const time = Date.parse(match[1] === undefined ? `${iso}Z` : iso);
  return Number.isNaN(time) ? undefined : time;
}
