import { compareIds } from '#lib/compare-ids.ts';
import type { FeedPage } from './feed-page.ts';

/**
 * The stretch of ids of which a page leaves nothing out. An edge that the page was asked by lies
 * just outside of it: nothing is missing there as long as the feed still has that id.
 */
export interface Cover {
  /** Null: from the very beginning. */
  readonly from: string | null;
  /** Null: up to what existed when the page was asked for. */
  readonly to: string | null;
  /** The newest raw id or cursor of the page itself; null when it told none. */
  readonly newest: string | null;
  /** The oldest. */
  readonly oldest: string | null;
}

const digits = /^\d+$/;

function isSameKind(a: string, b: string): boolean {
  return digits.test(a) === digits.test(b);
}

/** The oldest (`-1`) or newest (`1`) of a page's ids and its cursor on that side. */
function edge(page: FeedPage, side: 1 | -1): string | null {
  let found: string | null = null;
  for (const { id } of page.entries) {
    if (found === null || compareIds(id, found) * side > 0) found = id;
  }
  const cursor = side > 0 ? page.prev : page.next;
  if (cursor === undefined) return found;
  if (found === null) return cursor;
  return isSameKind(cursor, found) && compareIds(cursor, found) * side > 0 ? cursor : found;
}

/**
 * What a page proves, from its raw ids and cursors. A short page proves no more than a full one;
 * an empty page proves all that was asked. Null when it proves nothing.
 */
export function pageCover(page: FeedPage): Cover | null {
  const { maxId, sinceId, minId } = page.asked;
  const isEmpty = page.rawCount === 0;
  const newest = edge(page, 1) ?? edge(page, -1);
  const oldest = edge(page, -1) ?? newest;
  const to = maxId ?? null;
  if (isEmpty) return { from: minId ?? sinceId ?? null, to, newest: null, oldest: null };
  if (newest === null || oldest === null) return null;
  if (minId !== undefined) return { from: minId, to: newest, newest, oldest };
  return { from: oldest, to, newest, oldest };
}
