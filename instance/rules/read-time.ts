const written =
  /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/** A moment in ISO 8601, in milliseconds; without a zone it is in UTC. `undefined` when it is none. */
export function readTime(text: string): number | undefined {
  const match = written.exec(text.trim());
  if (!match) return undefined;
  const iso = text.trim().replace(' ', 'T').replace(',', '.');
  const time = Date.parse(match[1] === undefined ? `${iso}Z` : iso);
  return Number.isNaN(time) ? undefined : time;
}
