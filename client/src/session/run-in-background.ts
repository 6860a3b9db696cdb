import { ApiError } from '#api/api-error.ts';
import type { Session } from './session.ts';

/**
 * Runs work for which no screen waits. If a call fails, logs `event` with details and resolves to
 * undefined, as it does if the session ends. Rethrows errors that are no `ApiError`.
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
