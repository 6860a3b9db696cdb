import { compareIds } from '#lib/compare-ids.ts';
import { type FeedEntry, type FeedPage, type FeedQuery, pageSize } from '#store/feed/feed-page.ts';

/** A status on the simulated server. */
export interface SimulatedStatus {
  readonly id: string;
  readonly reblogOf?: string;
  /**
   * Whether a filter of the server removes the status: it is never sent, but it is counted when a
   * page is cut, so that pages have fewer statuses than requested.
   */
  readonly isFiltered: boolean;
}

/**
 * A simulated server with one timeline. Ids increase, and the server cuts pages before it filters
 * them.
 */
export interface FeedServer {
  readonly posts: Map<string, SimulatedStatus>;
  post(repeats: boolean, isFiltered: boolean): SimulatedStatus;
  serve(query: FeedQuery): Omit<FeedPage, 'query' | 'requestedAt'>;
}

/** Creates a `FeedServer`. */
export function createFeedServer(): FeedServer {
  const posts = new Map<string, SimulatedStatus>();
  let last = 90;

  function inRange({ maxId, sinceId, minId }: FeedQuery): SimulatedStatus[] {
    const low = minId ?? sinceId;
    return [...posts.values()].filter(
      ({ id }) =>
        (maxId === undefined || compareIds(id, maxId) < 0) &&
        (low === undefined || compareIds(id, low) > 0),
    );
  }

  return {
    posts,
    post(repeats, isFiltered) {
      last += 1;
      const originals = [...posts.values()].filter((post) => post.reblogOf === undefined);
      const original = repeats ? originals[last % Math.max(1, originals.length)] : undefined;
      const post = { id: String(last), isFiltered, ...(original && { reblogOf: original.id }) };
      posts.set(post.id, post);
      return post;
    },
    serve(query) {
      const found = inRange(query).toSorted((a, b) => compareIds(b.id, a.id));
      const cut = query.minId === undefined ? found.slice(0, pageSize) : found.slice(-pageSize);
      const served = cut.filter((post) => !post.isFiltered);
      const sent = served.length > 0 ? served : cut;
      const entries: FeedEntry[] = sent.map(({ id, reblogOf }) => ({
        id,
        ...(reblogOf !== undefined && { reblogOf }),
      }));
      const newest = entries[0]?.id;
      const oldest = entries.at(-1)?.id;
      return {
        entries,
        rawCount: entries.length,
        ...(oldest !== undefined && { next: oldest }),
        ...(newest !== undefined && { prev: newest }),
      };
    },
  };
}
