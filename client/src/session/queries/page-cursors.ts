import type { PageLinks } from '#api/page-links.ts';
import type { CallArguments } from '#api/transport.ts';
import type { Call } from '@rookery/contract/call.ts';

/** Start of a page: below an id, at an offset, or by page number. */
export type PageCursor =
  | { readonly max_id: string }
  | { readonly offset: number }
  | { readonly page: number };

/** What the newest page reveals about the next one. */
export interface PageSummary {
  /** Items on this page. */
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

/**
 * Returns the start of the next page; undefined at the end. An empty page is the last. Linked pages
 * end without a link, whatever their size. Pages by offset end with a short one. Numbered pages end
 * at the server's total, if there is one.
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
      if (count < limit) return undefined;
      return { offset: (mark && 'offset' in mark ? mark.offset : 0) + count };
    case 'page': {
      const page = mark && 'page' in mark ? mark.page : 1;
      // Unreadable items are dropped, so `loaded` may never reach the total.
      const isLast = loaded >= total || (limit > 0 && page * limit >= total);
      return isLast ? undefined : { page: page + 1 };
    }
    default:
      return undefined;
  }
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
export function limitOf(values: object): number | undefined {
  const query: unknown = Reflect.get(values, 'query');
  return numberIn(query, 'limit') ?? numberIn(query, 'page_size');
}

/** Returns the total of all pages; undefined for calls and servers without one. */
export function totalOf({ totalField: total }: Call, response: unknown): number | undefined {
  return total === undefined ? undefined : numberIn(response, total);
}
