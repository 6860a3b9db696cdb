/** A moment as the wire writes it: to the second, with empty milliseconds. */
export function wireTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}.000Z`;
}

export function wireTimeOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : wireTime(milliseconds);
}

export function wireDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
