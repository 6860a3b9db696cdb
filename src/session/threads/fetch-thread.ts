import type { MakeCall } from '#api/transport.ts';
import { getContext, getStatus } from '#contract/calls/statuses.ts';
import type { Status } from '#contract/schemas/status.ts';
import type { ThreadFailure } from '#entities/rows/thread-row.ts';

export interface FetchedThread {
  /** As many as came, in no order. */
  readonly statuses: readonly Status[];
  /** Absent when all came. */
  readonly failure?: ThreadFailure;
}

/**
 * Asks for a status and for what stands around it. These are two calls, and what one of them brings
 * is not lost when the other fails. When both fail, the status's reason counts: of a status that does
 * not exist Akkoma says 404, but of its conversation 500. `onStatus` is told of the status as soon as it
 * is there: what stands around it may take a server long.
 */
export async function fetchThread(
  call: MakeCall,
  id: string,
  signal: AbortSignal | undefined,
  onStatus: (status: Status) => void,
): Promise<FetchedThread> {
  const options = signal && { signal };
  const askForStatus = async () => {
    const { value } = await call(getStatus, {
      path: { id },
      query: { with_muted: true },
      ...options,
    });
    onStatus(value);
    return value;
  };
  const [status, context] = await Promise.allSettled([
    askForStatus(),
    call(getContext, { path: { id }, ...options }),
  ]);
  const statuses: Status[] = [];
  if (status.status === 'fulfilled') statuses.push(status.value);
  if (context.status === 'fulfilled') {
    statuses.push(...context.value.value.ancestors, ...context.value.value.descendants);
  }
  if (status.status === 'rejected') {
    return { statuses, failure: { of: 'status', error: status.reason } };
  }
  if (context.status === 'rejected') {
    return { statuses, failure: { of: 'context', error: context.reason } };
  }
  return { statuses };
}

/** So many posts are asked at once for what answers them. */
const mostAsked = 10;

/**
 * Asks what stands below some posts of a conversation, where the answer about the whole left something
 * out. Gives what came; throws the first failure where nothing did.
 */
export async function fetchAnswers(
  call: MakeCall,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly Status[]> {
  const asked = await Promise.allSettled(
    ids.slice(0, mostAsked).map((id) => call(getContext, { path: { id }, signal })),
  );
  const came = asked.flatMap((one) =>
    one.status === 'fulfilled' ? one.value.value.descendants : [],
  );
  const failed = asked.find((one) => one.status === 'rejected');
  if (came.length === 0 && failed) throw failed.reason;
  return came;
}
