import type { CallArguments } from '#api/transport.ts';
import type { CallResponse, Call } from '@rookery/contract/call.ts';
import type { ResponseHandler } from '../load.ts';
import { useSession } from '#session/session-context.ts';
import { useAttempt } from './use-attempt.ts';

export interface SendState<C extends Call, T> {
  /**
   * Sends unless a request is pending. Resolves to the handled response, or to undefined after a
   * failure.
   */
  readonly send: (values: CallArguments<C>) => Promise<T | undefined>;
  readonly isSending: boolean;
  /** Why the last request failed, until the next is sent or it is dismissed. */
  readonly failure: unknown;
  readonly dismiss: () => void;
}

/** Sends a request started by a form or button, one at a time. Nothing is retried automatically. */
export function useSend<const C extends Call, T = CallResponse<C>>(
  row: C,
  take: ResponseHandler<C, T>,
): SendState<C, T> {
  const { load } = useSession();
  const { attempt, isPending, failure, dismiss } = useAttempt((values: CallArguments<C>) =>
    load(row, values, take),
  );
  return { send: attempt, isSending: isPending, failure, dismiss };
}
