import type { CallArguments } from '#api/transport.ts';
import type { CallResponse, Call } from '@rookery/contract/call.ts';
import type { ResponseHandler } from '../load.ts';
import { useSession } from '#session/session-context.ts';
import { useAttempt } from './use-attempt.ts';

/**
 * Sends a request that a form or button starts, one at a time (see `useAttempt`). `send` resolves
 * to the result of `onResponse`, or to undefined after a failure.
 */
export function useSendRequest<const C extends Call, T = CallResponse<C>>(
  row: C,
  onResponse: ResponseHandler<C, T>,
) {
  const { load } = useSession();
  const { attempt, isPending, failure, dismiss } = useAttempt((values: CallArguments<C>) =>
    load(row, values, onResponse),
  );
  return { send: attempt, isSending: isPending, failure, dismiss };
}
