import type { PageLinks } from '#api/page-links.ts';
import type { CallArguments } from '#api/transport.ts';
import type { Call } from '@rookery/contract/call.ts';
import type { ParseIssue } from '@rookery/contract/lenient-schema.ts';

/** The cursor of a page: the id above it, an offset, or a page number. */
export type PageCursor =
  | { readonly max_id: string }
  | { readonly offset: number }
  | { readonly page: number };

/** The properties of the newest page from which the cursor of the next page is derived. */
export interface PageSummary {
  /** Number of items that the server sent on this page, including unreadable ones. */
  readonly count: number;
  /** Cursor of this page; undefined for the first page. */
  readonly mark?: PageCursor | undefined;
  readonly links: PageLinks;
  /** Number of items requested per page; 0 or absent if unknown. */
  readonly limit?: number | undefined;
  /** Number of items on this page and all before it; `count` by default. */
  readonly loaded?: number | undefined;
  /** Number of items on all pages, if the server sends it. */
  readonly total?: number | undefined;
}

/**
 * Smallest maximum of items per page among the servers. A page of fewer items than this and than
 * requested is the last one.
 */
const smallestMaximum = 20;

/**
 * Returns the cursor of the next page; undefined after the last one. An empty page is always the
 * last. A page of a call with Link headers is the last if it has no link to the next one, whatever
 * its size. A page by offset is the last if it has fewer items than requested and than
 * `smallestMaximum`. Numbered pages end when as many items as the server's total were loaded, if
 * there is a total.
 */
export function nextPageCursor(
  { paging }: Call,
  { count, mark, links, limit = 0, loaded = count, total = Infinity }: PageSummary,
): PageCursor | undefined {
  if (count === 0) return undefined;
  switch (paging) {
    case 'sortable-ids':
    case 'numeric-ids':
      return links.older === undefined ? undefined : { max_id: links.older };
    case 'offset':
      if (count < Math.min(limit, smallestMaximum)) return undefined;
      return { offset: (mark && 'offset' in mark ? mark.offset : 0) + count };
    case 'page-number': {
      if (loaded >= total) return undefined;
      return { page: (mark && 'page' in mark ? mark.page : 1) + 1 };
    }
    default:
      return undefined;
  }
}

const keyOf = (item: unknown): string => JSON.stringify(item) ?? '';

/**
 * Returns whether a page contains only items of earlier pages, compared by id or by content. A
 * server that ignores the cursor would otherwise be asked for the same page for ever. `page`
 * contains only readable items; if the server sent only unreadable ones, the page is empty and
 * repeats nothing.
 */
export function repeatsKnownItems(
  page: readonly unknown[],
  earlier: readonly (readonly unknown[])[],
): boolean {
  if (page.length === 0 || earlier.length === 0) return false;
  const known = new Set(earlier.flat().map(keyOf));
  return page.every((item) => known.has(keyOf(item)));
}

/**
 * Returns whether a cursor was requested already, which happens if the links of pages form a
 * circle.
 */
export function isKnownCursor(
  cursor: PageCursor,
  requested: readonly (PageCursor | undefined)[],
): boolean {
  return requested.some((mark) => mark !== undefined && keyOf(mark) === keyOf(cursor));
}

/** Adds the cursor `mark` to the arguments of a call. */
export function withPageCursor<C extends Call>(
  _call: C,
  values: CallArguments<C>,
  mark: PageCursor | undefined,
): CallArguments<C> {
  if (mark === undefined) return values;
  const query: unknown = Reflect.get(values, 'query');
  const baseQuery = typeof query === 'object' ? query : {};
  return { ...values, query: { ...baseQuery, ...mark } };
}

function numberIn(from: unknown, field: string): number | undefined {
  const value: unknown =
    typeof from === 'object' && from !== null ? Reflect.get(from, field) : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** Returns the number of items per page that is requested; undefined if unknown. */
export function requestedPageSize(values: object): number | undefined {
  const query: unknown = Reflect.get(values, 'query');
  return numberIn(query, 'limit') ?? numberIn(query, 'page_size');
}

function isCollection(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Counts the items that the server sent, including unreadable ones: otherwise a page with
 * unreadable items would seem shorter than requested and count as the last, and the server's total
 * includes them too. Undefined for documents with several lists.
 */
export function countItems(
  { totalField }: Call,
  response: unknown,
  issues: readonly ParseIssue[],
): number | undefined {
  const countDropped = (prefix: string): number =>
    issues.filter(
      ({ kind, path }) =>
        kind === 'dropped' && path.startsWith(prefix) && !path.slice(prefix.length).includes('.'),
    ).length;
  if (Array.isArray(response)) return response.length + countDropped('');
  if (totalField === undefined || !isCollection(response)) return undefined;
  /* The schemas of the contract define the list, or the map by name, as the first field of the
     response. */
  const fields: [string, unknown][] = Object.entries(response);
  const items = fields.find((field): field is [string, object] => isCollection(field[1]));
  return items && Object.keys(items[1]).length + countDropped(`${items[0]}.`);
}

/** Returns the number of items on all pages; undefined if the call or the server has none. */
export function totalItemCount({ totalField: total }: Call, response: unknown): number | undefined {
  return total === undefined ? undefined : numberIn(response, total);
}
