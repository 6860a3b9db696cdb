/** Formats a time for the API: seconds precision with zero milliseconds. */
export function wireTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}.000Z`;
}

/** Formats a time to seconds without milliseconds, as in announcements. */
export function wireSecond(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}

export function wireTimeOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : wireTime(milliseconds);
}

export function wireDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
