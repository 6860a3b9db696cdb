import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallArguments } from '#api/transport.ts';
import type { Call } from '@rookery/contract/call.ts';
import { useSession } from '#session/session-context.ts';
import { createQueryKey, queryClient } from './query-client.ts';
import {
  countItems,
  isKnownCursor,
  requestedPageSize,
  nextPageCursor,
  repeatsKnownItems,
  totalItemCount,
  withPageCursor,
  type PageCursor,
} from './page-cursors.ts';
import type { Query } from './query.ts';
import { type CallState, type UseCallOptions, useRetainedRows } from './use-call.ts';

export interface PagesState<Item> extends Omit<CallState<readonly Item[]>, 'value'> {
  /**
   * All loaded items in the order of the server, without duplicates; undefined before the first
   * page.
   */
  readonly items: readonly Item[] | undefined;
  /** Number of items on all pages, if the server sends it. */
  readonly total?: number | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Error of the last request for a further page. */
  readonly moreFailure: unknown;
  readonly loadMore: () => void;
}

/**
 * Requests a list page by page, with the paging that the call defines. The first page is loaded at
 * once and further pages by `loadMore`. Items are ids, or documents that are compared by identity.
 */
export function useCallPages<const C extends Call, Item>(
  query: Query<C, readonly Item[]>,
  values: CallArguments<C>,
  { isDisabled = false }: Pick<UseCallOptions, 'isDisabled'> = {},
): PagesState<Item> {
  const session = useSession();
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, ...state } =
    useInfiniteQuery(
      {
        queryKey: [...createQueryKey(query, values), 'pages'],
        initialPageParam: undefined as PageCursor | undefined,
        queryFn: ({ signal, pageParam }) =>
          session.load(
            query.call,
            withPageCursor(query.call, { ...values, signal }, pageParam),
            (response, context, callValues) => {
              const items = query.handleResponse(response, context, callValues);
              return {
                items,
                count: countItems(query.call, response, context.issues) ?? items.length,
                links: context.links,
                total: totalItemCount(query.call, response),
              };
            },
          ),
        getNextPageParam: ({ items: last, count, links, total }, pages, mark, marks) => {
          const earlier = pages.slice(0, -1).map((page) => page.items);
          if (repeatsKnownItems(last, earlier)) return undefined;
          const next = nextPageCursor(query.call, {
            count,
            loaded: pages.reduce((sum, page) => sum + page.count, 0),
            total,
            links,
            mark,
            limit: requestedPageSize(values),
          });
          return next && isKnownCursor(next, marks) ? undefined : next;
        },
        enabled: !isDisabled,
      },
      session.part(queryClient),
    );
  const items = data && [...new Set(data.pages.flatMap((page) => page.items))];
  useRetainedRows(items && query.roots(items));
  return {
    items,
    total: data?.pages.at(-1)?.total,
    failure: isFetchNextPageError ? undefined : (error ?? undefined),
    isLoading: data === undefined && isFetching,
    isFetching,
    retry: () => void state.refetch(),
    hasMore: state.hasNextPage,
    isLoadingMore: isFetchingNextPage,
    moreFailure: isFetchNextPageError ? error : undefined,
    loadMore: () => {
      if (!isFetching) void state.fetchNextPage();
    },
  };
}
