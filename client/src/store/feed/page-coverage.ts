import { compareIds } from '#lib/compare-ids.ts';
import type { FeedPage } from './feed-page.ts';

/**
 * The range of ids that a page covers completely. Edges taken from the query lie just outside:
 * nothing is missing there while the feed contains that id.
 */
export interface PageCoverage {
  /** Null: from the very beginning. */
  readonly from: string | null;
  /** Null: up to the newest at the time of the request. */
  readonly to: string | null;
  /** The page's own newest raw id or cursor; null if it has none. */
  readonly newest: string | null;
  /** The oldest one. */
  readonly oldest: string | null;
}

const digits = /^\d+$/;

function isSameKind(a: string, b: string): boolean {
  return digits.test(a) === digits.test(b);
}

/** Returns the oldest (`-1`) or newest (`1`) of a page's ids and its cursor on that side. */
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
 * Returns the range that a page proves, from its raw ids and cursors. A short page proves no more
 * than a full one, an empty page the whole query. Null if it proves nothing.
 */
export function getPageCoverage(page: FeedPage): PageCoverage | null {
  const { maxId, sinceId, minId } = page.query;
  const isEmpty = page.rawCount === 0;
  const newest = edge(page, 1) ?? edge(page, -1);
  const oldest = edge(page, -1) ?? newest;
  const to = maxId ?? null;
  if (isEmpty) return { from: minId ?? sinceId ?? null, to, newest: null, oldest: null };
  if (newest === null || oldest === null) return null;
  if (minId !== undefined) return { from: minId, to: newest, newest, oldest };
  return { from: oldest, to, newest, oldest };
}
