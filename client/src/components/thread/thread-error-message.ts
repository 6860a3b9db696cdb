import { msg } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import { ApiError } from '#api/api-error.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import {
  isStatusUnavailable,
  statusErrorMessage,
} from '#components/status/status-error-message.ts';
import type { ThreadFailure } from '#store/rows/thread-row.ts';

/**
 * Returns why a conversation is incomplete: a request to sign in if a visitor may not see it; for
 * members the message of the error (R-CONV-013), unless the status does not exist.
 */
export function threadErrorMessage(
  { part: of, error }: ThreadFailure,
  viewerId: string | null,
  i18n: I18n,
): string {
  const isUnavailable = error instanceof ApiError && error.kind === 'gone';
  if (
    isUnavailable ||
    (isStatusUnavailable(error, viewerId) && (viewerId === null || of === 'status'))
  ) {
    return i18n._(statusErrorMessage(error, viewerId));
  }
  const reason = i18n._(errorMessage(error));
  return i18n._(
    of === 'status'
      ? msg`Error fetching post: ${reason}`
      : msg`Error fetching conversation: ${reason}`,
  );
}
