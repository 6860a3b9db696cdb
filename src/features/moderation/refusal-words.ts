import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { ApiError } from '#api/api-error.ts';
import { failureWords } from '#domain/failure/failure-words.ts';

/** Why the server did not agree with staff: in its own words also where it forbids, since only they say what. */
export function refusalWords(error: unknown): MessageDescriptor {
  const said = error instanceof ApiError && error.kind === 'forbidden' ? error.message : '';
  return said === '' ? failureWords(error) : msg`The server says: ${said}`;
}
