import { ApiError } from '#api/api-error.ts';
import type { Session } from './session.ts';

/**
 * Runs work that no screen waits for. Logs a failed call as `event` with details. Resolves to
 * undefined after a failure or the end of the session. Rethrows other errors than `ApiError`.
 */
export async function runInBackground<T>(
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
