import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { ApiError, isSignedOutError } from '#api/api-error.ts';
import { withServerText } from '#components/failure/error-message.ts';

/* Returns whether signing in may help. Akkoma and Pleroma refuse a visitor with 401 or 403, and
   an invalid token with 403. */
function needsSignIn(error: ApiError): boolean {
  if (isSignedOutError(error)) return true;
  return error.kind === 'forbidden' && /requires an authenticated user/iu.test(error.message);
}

/** Returns why a profile cannot be shown (R-PROF-016 to R-PROF-019). */
export function profileErrorMessage(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return msg`Error fetching user`;
  const { kind } = error;
  if (kind === 'notFound') return withServerText(msg`Sorry, this profile does not exist.`, error);
  if (needsSignIn(error)) return withServerText(msg`Please log in to view this profile.`, error);
  if (kind === 'offline' || kind === 'timeout') return msg`Error fetching user`;
  return withServerText(msg`Sorry, there was an error loading this profile.`, error);
}
