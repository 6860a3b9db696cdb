import type { PageLinks } from '#api/page-links.ts';
import type { CallArguments } from '#api/transport.ts';
import type { Call } from '#contract/call.ts';

/** Where a page begins: below an id, or behind so many items, or at the page of this number. */
export type PageMark =
  | { readonly max_id: string }
  | { readonly offset: number }
  | { readonly page: number };

/** What the newest page says of where the list goes on. */
export interface PageReading {
  /** Items on this page. */
  readonly count: number;
  /** Where this page began; undefined for the first. */
  readonly mark?: PageMark | undefined;
  readonly links: PageLinks;
  /** Items requested per page; 0 or absent where the request does not say. */
  readonly limit?: number | undefined;
  /** Items on this page and those before it; `count` where absent. */
  readonly loaded?: number | undefined;
  /** Items on all pages, where the server says so. */
  readonly total?: number | undefined;
}

/**
 * Where the page after this one begins; undefined at the end. An empty page is the last. Where the
 * server links pages, a short one proves nothing and one without a link is the last. Where pages have an
 * offset, a short one is the last. Where they have a number, the server's total decides if it gives one.
 */
export function nextPage(
  { paging }: Call,
  { count, mark, links, limit = 0, loaded = count, total = Infinity }: PageReading,
): PageMark | undefined {
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

/** The values of a call, asking for the page that begins at the mark. */
export function withPage<C extends Call>(
  _call: C,
  values: CallArguments<C>,
  mark: PageMark | undefined,
): CallArguments<C> {
  if (mark === undefined) return values;
  const query: unknown = Reflect.get(values, 'query');
  const asked = typeof query === 'object' ? query : {};
  return { ...values, query: { ...asked, ...mark } };
}

function numberIn(from: unknown, field: string): number | undefined {
  const value: unknown =
    typeof from === 'object' && from !== null ? Reflect.get(from, field) : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** Items per page that a call's values request; undefined where they do not say. */
export function limitOf(values: object): number | undefined {
  const query: unknown = Reflect.get(values, 'query');
  return numberIn(query, 'limit') ?? numberIn(query, 'page_size');
}

/** Items on all pages as the answer says; undefined for calls and servers without a total. */
export function totalOf({ total }: Call, answer: unknown): number | undefined {
  return total === undefined ? undefined : numberIn(answer, total);
}
