import { useRef, useState } from 'react';
import type { CallArguments } from '#api/transport.ts';
import type { Answer, Call } from '#contract/call.ts';
import type { Take } from '../load.ts';
import { useSession } from '../session-context.ts';

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
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const send = async (values: CallArguments<C>): Promise<T | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      return await load(row, values, take);
    } catch (error) {
      setFailure(error);
      return undefined;
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { send, isSending, failure, dismiss: () => setFailure(undefined) };
}
