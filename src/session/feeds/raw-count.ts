import type { Answered } from '#api/transport.ts';

/**
 * How many items a server put into a page, unreadable ones included: a page of nothing but
 * unreadable items must not pass for the end of a timeline.
 */
export function rawCount({ value, troubles }: Answered<readonly unknown[]>): number {
  const dropped = troubles.filter(({ kind, path }) => kind === 'dropped' && /^\d+$/.test(path));
  return value.length + dropped.length;
}
