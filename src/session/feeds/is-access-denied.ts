import { ApiError } from '#api/api-error.ts';

/** Whether the server denied access, so that a retry cannot help. */
export function isAccessDenied(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'unauthorized' || error.kind === 'forbidden');
}
