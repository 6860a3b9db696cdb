import { ApiError } from '#api/api-error.ts';
import type { Session } from './session.ts';

/**
 * Does what no screen waits for. A call that fails is logged as `event`, with these facts, and gives
 * undefined, as does the end of the session. Throws what is no `ApiError`.
 */
export async function unawaited<T>(
  { ended, log }: Pick<Session, 'ended' | 'log'>,
  event: string,
  work: () => Promise<T>,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (ended.aborted) return undefined;
    if (!(error instanceof ApiError)) throw error;
    log(event, { ...facts, kind: error.kind });
    return undefined;
  }
}
