import type { PageLinks } from '#api/page-links.ts';
import type { CallArguments } from '#api/transport.ts';
import type { Call } from '#contract/call.ts';

/** Where a page begins: below an id, or behind so many items, or at the page of this number. */
export type PageMark =
  | { readonly max_id: string }
  | { readonly offset: number }
  | { readonly page: number };

/**
 * Where the page after this one begins; undefined at the end. A page that is empty is the last. Where
 * the server links pages, a short one proves nothing and one without a link is the last; where pages are
 * counted, a short one is the last.
 */
export function nextPage(
  { paging }: Call,
  count: number,
  links: PageLinks,
  mark: PageMark | undefined,
  /** As many as were asked for. */
  limit = 0,
): PageMark | undefined {
  if (count === 0) return undefined;
  switch (paging) {
    case 'id':
    case 'number':
      return links.older === undefined ? undefined : { max_id: links.older };
    case 'offset':
      if (count < limit) return undefined;
      return { offset: (mark && 'offset' in mark ? mark.offset : 0) + count };
    case 'page':
      return { page: (mark && 'page' in mark ? mark.page : 1) + 1 };
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

/** As many items as a call's values ask for; 0 where they do not say. */
export function limitOf(values: object): number {
  const query: unknown = Reflect.get(values, 'query');
  const limit: unknown = typeof query === 'object' && query !== null && Reflect.get(query, 'limit');
  return typeof limit === 'number' ? limit : 0;
}
