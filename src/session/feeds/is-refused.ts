import { ApiError } from '#api/api-error.ts';

/** Whether the server has said that this is not for whoever asks: asking again cannot help. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'unauthorized' || error.kind === 'forbidden');
}
