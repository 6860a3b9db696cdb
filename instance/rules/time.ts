/** A moment as the wire writes it: to the second, with empty milliseconds. */
export function wireTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}.000Z`;
}

/** A moment to the second, without milliseconds, as announcements have it. */
export function wireSecond(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}

export function wireTimeOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : wireTime(milliseconds);
}

export function wireDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
