import type { MakeCall } from '#api/transport.ts';
import { getStatus } from '@rookery/contract/calls/statuses.ts';
import { getContext } from '@rookery/contract/calls/status-details.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import type { ThreadFailure } from '#store/rows/thread-row.ts';

export interface FetchedThread {
  /** The loaded statuses, in any order. */
  readonly statuses: readonly Status[];
  /** The error of the failed part; absent if all statuses were loaded. */
  readonly failure?: ThreadFailure;
  /** Header by which Mastodon says that it still fetches replies from other servers. */
  readonly refreshHeader?: string | null;
}

/**
 * Fetches a status and its context with two calls. If one call fails, the result of the other is
 * returned. If both fail, throws the error of the status call: for a missing status Akkoma sends
 * 404, but for its context 500. `onStatus` is called as soon as the status arrives, since the
 * context can take long.
 */
export async function fetchThread(
  call: MakeCall,
  id: string,
  signal: AbortSignal | undefined,
  onStatus: (status: Status) => void,
): Promise<FetchedThread> {
  const options = signal && { signal };
  const requestStatus = async () => {
    const { value } = await call(getStatus, {
      path: { id },
      query: { with_muted: true },
      ...options,
    });
    onStatus(value);
    return value;
  };
  const [status, context] = await Promise.allSettled([
    requestStatus(),
    call(getContext, { path: { id }, ...options }),
  ]);
  const statuses: Status[] = [];
  if (status.status === 'fulfilled') statuses.push(status.value);
  if (context.status === 'fulfilled') {
    statuses.push(...context.value.value.ancestors, ...context.value.value.descendants);
  }
  if (status.status === 'rejected') {
    return { statuses, failure: { part: 'status', error: status.reason } };
  }
  if (context.status === 'rejected') {
    return { statuses, failure: { part: 'context', error: context.reason } };
  }
  return { statuses, refreshHeader: context.value.headers.get('mastodon-async-refresh') };
}

/** Maximum number of statuses whose replies are requested at once. */
const maxRequests = 10;

/**
 * Fetches the replies to statuses of a thread whose context was incomplete. Throws the first error
 * if no reply was loaded.
 */
export async function fetchReplies(
  call: MakeCall,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly Status[]> {
  const results = await Promise.allSettled(
    ids.slice(0, maxRequests).map((id) => call(getContext, { path: { id }, signal })),
  );
  const loaded = results.flatMap((result) =>
    result.status === 'fulfilled' ? result.value.value.descendants : [],
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (loaded.length === 0 && failed) throw failed.reason;
  return loaded;
}
