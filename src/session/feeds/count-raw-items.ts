import type { CallResult } from '#api/transport.ts';

/**
 * Counts the items that the server sent, including unreadable ones: a page of unreadable items must
 * not count as the end of a timeline.
 */
export function countRawItems({ value, issues: troubles }: CallResult<readonly unknown[]>): number {
  const dropped = troubles.filter(({ kind, path }) => kind === 'dropped' && /^\d+$/.test(path));
  return value.length + dropped.length;
}
