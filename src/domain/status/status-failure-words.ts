import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { ApiError } from '#api/api-error.ts';
import { failureWords, withServerText } from '#domain/failure/failure-words.ts';

const hiding: ReadonlySet<string> = new Set(['forbidden', 'notFound', 'gone']);

/**
 * The server keeps the status back, or has it no more: asking again does not help. Of a member it may
 * also ask to be signed in, which says nothing of the status.
 */
export function isHidden(error: unknown, viewerId: string | null): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return hiding.has(error.kind) || (viewerId === null && error.kind === 'unauthorized');
}

/** A visitor does not see it, and a member perhaps would. */
export function mayHelpToSignIn(error: unknown, viewerId: string | null): boolean {
  return viewerId === null && isHidden(error, viewerId) && error.kind !== 'gone';
}

/**
 * Why a single status cannot be shown: to a visitor, whom signing in may help, that; what
 * is not there is unavailable (R-STATUS-029); any other failure in its own words.
 */
export function statusFailureWords(error: unknown, viewerId: string | null): MessageDescriptor {
  if (!isHidden(error, viewerId)) return failureWords(error);
  if (mayHelpToSignIn(error, viewerId)) {
    return withServerText(msg`Please log in to view this status.`, error);
  }
  return withServerText(msg`This post is unavailable.`, error);
}
