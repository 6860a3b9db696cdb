import type { PageLinks } from '#api/page-links.ts';
import type { CallArguments } from '#api/transport.ts';
import type { Call } from '@rookery/contract/call.ts';
import type { ParseIssue } from '@rookery/contract/lenient-schema.ts';

/** Start of a page: below an id, at an offset, or by page number. */
export type PageCursor =
  | { readonly max_id: string }
  | { readonly offset: number }
  | { readonly page: number };

/** What the newest page reveals about the next one. */
export interface PageSummary {
  /** Items that the server sent on this page, including unreadable ones. */
  readonly count: number;
  /** Start of this page; undefined for the first. */
  readonly mark?: PageCursor | undefined;
  readonly links: PageLinks;
  /** Items requested per page; 0 or absent if unknown. */
  readonly limit?: number | undefined;
  /** Items on this page and those before it; `count` by default. */
  readonly loaded?: number | undefined;
  /** Items on all pages, if the server reports it. */
  readonly total?: number | undefined;
}

/** Servers limit the size of a page to this or more, whatever is requested. */
const smallestMaximum = 20;

/**
 * Returns the start of the next page; undefined at the end. An empty page is the last. Linked pages
 * end without a link, whatever their size. Pages by offset end with one that is shorter than
 * requested and than any server's maximum. Numbered pages end at the server's total, if there is
 * one.
 */
export function nextPageCursor(
  { paging }: Call,
  { count, mark, links, limit = 0, loaded = count, total = Infinity }: PageSummary,
): PageCursor | undefined {
  if (count === 0) return undefined;
  switch (paging) {
    case 'id':
    case 'number':
      return links.older === undefined ? undefined : { max_id: links.older };
    case 'offset':
      if (count < Math.min(limit, smallestMaximum)) return undefined;
      return { offset: (mark && 'offset' in mark ? mark.offset : 0) + count };
    case 'page': {
      if (loaded >= total) return undefined;
      return { page: (mark && 'page' in mark ? mark.page : 1) + 1 };
    }
    default:
      return undefined;
  }
}

const keyOf = (item: unknown): string => JSON.stringify(item) ?? '';

/**
 * Returns true if a page repeats only what earlier pages had, by id or by content. A server that
 * ignores the cursor sends the same page for ever. Unreadable items are not in `page`, so a page
 * of them alone repeats nothing.
 */
export function repeatsKnownItems(
  page: readonly unknown[],
  earlier: readonly (readonly unknown[])[],
): boolean {
  if (page.length === 0 || earlier.length === 0) return false;
  const known = new Set(earlier.flat().map(keyOf));
  return page.every((item) => known.has(keyOf(item)));
}

/** Returns true for a cursor that was requested already, as when links lead in a circle. */
export function isKnownCursor(
  cursor: PageCursor,
  requested: readonly (PageCursor | undefined)[],
): boolean {
  return requested.some((mark) => mark !== undefined && keyOf(mark) === keyOf(cursor));
}

/** Returns a call's arguments for the page at `mark`. */
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

/** Returns the requested items per page; undefined if unknown. */
export function requestedPageSize(values: object): number | undefined {
  const query: unknown = Reflect.get(values, 'query');
  return numberIn(query, 'limit') ?? numberIn(query, 'page_size');
}

function isCollection(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Counts the items that the server sent, including unreadable ones: a page of unreadable items must
 * not count as short, and the total of all pages includes them. Undefined for documents with
 * several lists.
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
  /* The list, or the map by name, is the first field of the contract's schema. */
  const fields: [string, unknown][] = Object.entries(response);
  const items = fields.find((field): field is [string, object] => isCollection(field[1]));
  return items && Object.keys(items[1]).length + countDropped(`${items[0]}.`);
}

/** Returns the total of all pages; undefined for calls and servers without one. */
export function totalOf({ totalField: total }: Call, response: unknown): number | undefined {
  return total === undefined ? undefined : numberIn(response, total);
}
