import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { ApiError } from '#api/api-error.ts';
import { errorMessage, withServerText } from '#components/failure/error-message.ts';
import { i18n } from '#i18n/i18n.ts';

/** Returns the message for the source of a status that could not be loaded (R-CONV-014). */
export function sourceErrorMessage(error: unknown): MessageDescriptor {
  const reason = i18n._(errorMessage(error));
  return msg`Error fetching source: ${reason}`;
}

const hidingErrorKinds: ReadonlySet<string> = new Set(['forbidden', 'notFound', 'gone']);

/**
 * Returns whether the server hides the status or no longer has it, so that retrying is pointless. For
 * members, a 401 does not count: it means that they are signed out, and not that the status is hidden.
 */
export function isStatusUnavailable(error: unknown, viewerId: string | null): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return hidingErrorKinds.has(error.kind) || (viewerId === null && error.kind === 'unauthorized');
}

/** Returns whether a visitor cannot see the status but a member might. */
export function canSignInHelp(error: unknown, viewerId: string | null): boolean {
  return viewerId === null && isStatusUnavailable(error, viewerId) && error.kind !== 'gone';
}

/**
 * Returns why a single status cannot be shown: for visitors a request to sign in if that may help,
 * "unavailable" for a status that does not exist (R-STATUS-029), otherwise the message of the error.
 */
export function statusErrorMessage(error: unknown, viewerId: string | null): MessageDescriptor {
  if (!isStatusUnavailable(error, viewerId)) return errorMessage(error);
  if (canSignInHelp(error, viewerId)) {
    return withServerText(msg`Please log in to view this status.`, error);
  }
  return withServerText(msg`This post is unavailable.`, error);
}
