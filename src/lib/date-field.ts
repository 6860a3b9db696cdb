/** A moment as the browser's fields for dates hold it, in local time: `2026-11-23T09:30`; empty for none. */
export function dateFieldOf(moment: string | number | null | undefined): string {
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A field's date as a moment in ISO 8601; undefined for none. A date alone is the start of that day here. */
export function momentOfField(value: string): string | undefined {
  const date = new Date(value.length === 10 ? `${value}T00:00` : value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
