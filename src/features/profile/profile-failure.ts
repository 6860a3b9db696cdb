import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { ApiError } from '#api/api-error.ts';

/** Why a profile cannot be shown: R-PROF-016 to R-PROF-019. */
export function profileFailureWords(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return msg`Error fetching user`;
  const { kind, message } = error;
  if (kind === 'notFound') return msg`Sorry, this profile does not exist.`;
  if (kind === 'unauthorized') return msg`Please log in to view this profile.`;
  if (kind === 'offline' || kind === 'timeout') return msg`Error fetching user`;
  if (message !== '') return msg`The server says: ${message}`;
  return msg`Sorry, there was an error loading this profile.`;
}
