import type { CallArguments } from '#api/transport.ts';
import type { Answer, Call } from '#contract/call.ts';
import type { Take } from '../load.ts';
import { useSession } from '../session-context.ts';
import { useAttempt } from './use-attempt.ts';

export interface SendState<C extends Call, T> {
  /** Sends, unless something is on its way already; gives what was taken, or undefined if it failed. */
  readonly send: (values: CallArguments<C>) => Promise<T | undefined>;
  readonly isSending: boolean;
  /** Why the last one failed, until the next is sent or it is dismissed. */
  readonly failure: unknown;
  readonly dismiss: () => void;
}

/**
 * Sends what a form or a button asks for. One press is one request: while one is on its way the next
 * is not sent. Nothing is repeated by itself.
 */
export function useSend<const C extends Call, T = Answer<C>>(
  row: C,
  take: Take<C, T>,
): SendState<C, T> {
  const { load } = useSession();
  const { attempt, isUnderWay, failure, dismiss } = useAttempt((values: CallArguments<C>) =>
    load(row, values, take),
  );
  return { send: attempt, isSending: isUnderWay, failure, dismiss };
}
