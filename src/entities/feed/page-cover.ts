import { compareIds } from '#lib/compare-ids.ts';
import type { FeedPage } from './feed-page.ts';

/** The stretch of ids of which a page leaves nothing out; both edges are within it. */
export interface Cover {
  /** Null: from the very beginning. */
  readonly from: string | null;
  /** Null: up to what existed when the page was asked for. */
  readonly to: string | null;
  /** The newest raw id or cursor of the page; null when it told none. */
  readonly newest: string | null;
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
  const newest = edge(page, 1);
  if (minId !== undefined) {
    if (isEmpty) return { from: minId, to: maxId ?? null, newest: null };
    return newest === null ? null : { from: minId, to: newest, newest };
  }
  const to = maxId ?? null;
  if (isEmpty) return { from: sinceId ?? null, to, newest: null };
  const from = edge(page, -1);
  return from === null ? null : { from, to, newest };
}
