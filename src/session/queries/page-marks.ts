import type { PageLinks } from '#api/page-links.ts';
import type { CallArguments } from '#api/transport.ts';
import type { Call } from '#contract/call.ts';

/** Where a page begins: below an id, or behind so many items, or at the page of this number. */
export type PageMark =
  | { readonly max_id: string }
  | { readonly offset: number }
  | { readonly page: number };

/**
 * Where the page after this one begins; undefined at the end. A page that is empty is the last; one
 * that is only short proves nothing, but where the server links pages it is the last without a link.
 */
export function nextPage(
  { paging }: Call,
  count: number,
  links: PageLinks,
  mark: PageMark | undefined,
): PageMark | undefined {
  if (count === 0) return undefined;
  switch (paging) {
    case 'id':
    case 'number':
      return links.older === undefined ? undefined : { max_id: links.older };
    case 'offset':
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
